import type { ReactNode } from "react";

/** Strokes of one width, which end flat. */
const LINE = { fill: "none", stroke: "currentColor", strokeWidth: 5 } as const;

/** The marks whose form is laid down or customary, in a field 100 high. */
const DRAWN: Partial<Record<string, { width: number; drawing: ReactNode }>> = {
  // Regulation (EC) 765/2008, annex II: two circles of one size on a grid.
  ce: {
    width: 140,
    drawing: (
      <path
        transform="scale(.5)"
        d="M110 199.5A100 100 0 1 1 110 .5V30.500A70 70 0 1 0 110 169.500ZM280 199.500A100 100 0 1 1 280 .5V30.500A70 70 0 0 0 201.600 85H260V115H201.600A70 70 0 0 0 280 169.500Z"
      />
    ),
  },
  // 47 CFR 2.1074: an F whose arms hold two Cs.
  fcc: {
    width: 112,
    drawing: <path {...LINE} strokeWidth="9" d="M5 100V5H58M5 50H30M102 20A44 44 0 1 0 102 80M91 36A24 24 0 1 0 91 64" />,
  },
  ccc: {
    width: 140,
    drawing: (
      <>
        <ellipse {...LINE} cx="70" cy="50" rx="66" ry="46" />
        <path {...LINE} strokeWidth="7" d="M58 30A22 22 0 1 0 58 70M84 30A22 22 0 1 0 84 70M110 30A22 22 0 1 0 110 70" />
      </>
    ),
  },
  // UN model regulations, class 9A: seven stripes over a battery.
  "un 38.3": {
    width: 100,
    drawing: (
      <>
        <path {...LINE} d="M50 4 96 50 50 96 4 50Z" />
        <path {...LINE} d="M50 7V46M40 16V46M60 16V46M30 26V46M70 26V46M20 36V46M80 36V46" />
        <path {...LINE} strokeWidth="4" d="M36 60H62V74H36ZM62 64H66V70H62" />
      </>
    ),
  },
};

/** What the longest line of a seal may take, in letters times their size, and the largest size. */
const [SEAL_WIDTH, MAX_SIZE] = [112, 44];

/**
 * A mark in its official form where the site may draw it, or else as a seal with its letters.
 * @param mark its letters: “CE”, “IP67”, “E-mark”
 * @param number of the approval; an E-mark shows the country's number, which begins it
 */
export function MarkSign({ mark, number }: { mark: string; number: string }) {
  const { width, drawing } = DRAWN[mark.toLowerCase().replace(/\s/g, " ")] ?? {
    width: 100,
    drawing: <Seal letters={/^E-mark$/i.test(mark) ? countryOf(number) : mark} />,
  };
  return (
    <svg viewBox={`0 0 ${width} 100`} width={width * 0.72} height="72" fill="currentColor" aria-hidden="true">
      {drawing}
    </svg>
  );
}

/** “E4” of the approval “E4*10R06/02*0000*00”. */
function countryOf(number: string): string {
  return /^E\d+/.exec(number)?.[0] ?? "E";
}

/** Its words stand below each other. */
function Seal({ letters }: { letters: string }) {
  const words = letters.split(/\s/);
  const size = Math.min(MAX_SIZE, SEAL_WIDTH / Math.max(...words.map(({ length }) => length)));
  return (
    <>
      <circle {...LINE} cx="50" cy="50" r="47" />
      <text textAnchor="middle" fontSize={size} fontWeight="700" y={50 + size * (0.86 - words.length / 2)}>
        {words.map((word, index) => (
          <tspan key={word} x="50" dy={index && size}>
            {word}
          </tspan>
        ))}
      </text>
    </>
  );
}
