import type { ScaledCircle } from "#app/data/scaled.server.ts";
import { useLanguage, useText } from "#app/i18n/index.ts";
import { FromAbove } from "#app/components/media/from-above.tsx";
import { formatNumber } from "#shared/specification/numbers.ts";

/** CSS pixels of a millimetre (96 to the inch), at 1 : 10. */
const SCALE = 96 / 25.4 / 10;
const METRE = 1000 * SCALE;
/** Metres that a wide window has room for. */
const MAX_RADIUS = 3;
/** CSS pixels of the drawing's height, and of its line from the top. */
const HEIGHT = 48;
const LINE = 24;

/**
 * A product at the beginning of a ruler, and the circle round it, all at 1 : 10. A narrow window shows how far the ruler reaches in it.
 * Nothing for a circle that no window has room for.
 */
export function CircleToScale({ circle: { code, radius, size, corner, picture } }: { circle: ScaledCircle }) {
  const t = useText();
  const language = useLanguage();
  if (radius > MAX_RADIUS) return null;
  const zero = (size.width / 2) * SCALE;
  const at = (metres: number) => (zero + metres * METRE).toFixed(1);
  const edge = `${formatNumber(radius, language)} m`;
  const metres = Array.from({ length: Math.ceil(radius) - 1 }, (_, index) => index + 1);
  const marks = [
    { name: "half", place: 0.5, text: "50 cm" },
    ...metres.map((metre) => ({ name: String(metre), place: metre, text: `${metre} m` })),
    { name: "edge", place: radius, text: edge },
  ];
  // A tick every ten centimetres.
  const ticks = Array.from({ length: Math.floor(radius * 10) + 1 }, (_, index) => `M${at(index / 10)} ${LINE}v6`).join("");
  return (
    <figure className="circle-to-scale ink">
      <div className="wrap">
        <figcaption>{t("home.circle", { code, radius: formatNumber(radius, language) })}</figcaption>
        <div className="circle-ruler figures" translate="no" aria-hidden="true">
          <svg height={HEIGHT}>
            <path className="circle-ticks" d={`M${at(0)} ${LINE}H${at(radius)}${ticks}`} />
            <circle cx={at(0)} cy={LINE} r={(radius * METRE).toFixed(1)} />
            <g transform={`translate(0 ${(LINE - (size.depth / 2) * SCALE).toFixed(1)})`}>
              <FromAbove width={size.width} depth={size.depth} corner={corner} scale={SCALE} picture={picture} />
              <rect className="circle-device" width={size.width * SCALE} height={size.depth * SCALE} rx={corner * SCALE} />
            </g>
            {marks.map(({ name, place, text }) => (
              <g key={name} className={`circle-mark circle-mark-${name}`}>
                <path d={`M${at(place)} ${LINE}v20`} />
                <text x={at(place)} y={LINE + 19} dx="-6">
                  {text}
                </text>
              </g>
            ))}
          </svg>
          <span className="circle-beyond">{edge} →</span>
        </div>
      </div>
    </figure>
  );
}
