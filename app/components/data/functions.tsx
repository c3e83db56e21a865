import type { ReactNode } from "react";
import "./functions.css";

/** The platform's functions on a 40 px grid with a 1.5 px line: each has one orange part, the rest takes the text's colour. */
const GLYPHS = {
  positioning: (
    <>
      <circle cx="20" cy="20" r="16" />
      <path d="M20 1v8M20 31v8M1 20h8M31 20h8" />
      <circle className="glyph-disc" cx="20" cy="20" r="4" />
    </>
  ),
  track: (
    <>
      <path d="M4 34h32M4 6v28" />
      <path className="glyph-route" d="m8 29 7-10 8 5 10-16" />
      <circle className="glyph-disc" cx="33" cy="8" r="3.5" />
    </>
  ),
  fence: (
    <>
      <path d="M6 12 22 4l14 9-3 19-21 4z" strokeDasharray="4 3" />
      <circle className="glyph-disc" cx="21" cy="21" r="4" />
    </>
  ),
  control: (
    <>
      <rect x="4" y="8" width="32" height="24" />
      <path d="M11 26V14M20 26V14M29 26V14" />
      <path className="glyph-route" d="M8 18h6M17 22h6M26 16h6" strokeWidth="3" />
    </>
  ),
  alarm: (
    <>
      <path d="m20 4 17 30H3z" />
      <path className="glyph-route" d="M20 15v9" strokeWidth="3" />
      <circle className="glyph-disc" cx="20" cy="29" r="2" />
    </>
  ),
  listening: (
    <>
      <path d="M3 20h5M32 20h5M12 12v16M28 12v16" />
      <path className="glyph-route" d="M16 7v26M20 13v14M24 4v32" />
    </>
  ),
  report: (
    <>
      <path d="M4 36h32M8 36V22h6v14M26 36V16h6v20" />
      <path className="glyph-route" d="M17 36V8h6v28" />
    </>
  ),
  numbers: (
    <>
      <path d="M10 3h20v34H10zM17 32h6" />
      <path className="glyph-route" d="m14 17 4 4 8-9" />
    </>
  ),
  accounts: (
    <>
      <path d="M20 11v8M8 29v-5h24v5M20 19v10" />
      <circle className="glyph-route" cx="20" cy="7" r="4" />
      <circle cx="8" cy="33" r="4" />
      <circle cx="20" cy="33" r="4" />
      <circle cx="32" cy="33" r="4" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type FunctionName = keyof typeof GLYPHS;

/** A function of the platform as a small drawing. Decorative: the title beside it says what it means. */
export function FunctionGlyph({ name }: { name: FunctionName }) {
  return (
    <svg className="function-glyph" viewBox="0 0 40 40" aria-hidden="true">
      {GLYPHS[name]}
    </svg>
  );
}

/** The platform's functions with a sentence each: in open rows (`rows`), or in cells that share hairlines (`cells`). */
export function FunctionList({
  items,
  look = "rows",
}: {
  items: { glyph: FunctionName; title: string; text: string }[];
  look?: "rows" | "cells";
}) {
  return (
    <ul className={`functions functions-${look}`}>
      {items.map(({ glyph, title, text }) => (
        <li key={title}>
          <FunctionGlyph name={glyph} />
          <h3 className="item-title">{title}</h3>
          <p className="item-text">{text}</p>
        </li>
      ))}
    </ul>
  );
}
