/** The dimension drawing as it stands in printed documents; 72 mm wide. */
import { dimensionDrawing as draw } from "../../../../shared/geometry/drawing.ts";
import type { Product } from "../lib/content.ts";
import type { Language } from "../lib/language.ts";
import { type Markup, raw } from "../lib/markup.ts";

/** Top view over side view with width, depth and height. */
export function dimensionDrawing(of: Product, language: Language, alt: string): Markup {
  return raw(draw(of, { language, alt, sheet: 720, room: 470, font: "var(--figure)" }));
}
