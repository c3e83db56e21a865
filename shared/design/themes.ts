/** The design's colours by theme, and as stylesheets; for whatever is made on the server or by a tool. */
import { COLOURS } from "./colours.ts";

type Colour = keyof typeof COLOURS;

const coloursOf = (theme: 0 | 1) =>
  Object.fromEntries(Object.entries(COLOURS).map(([name, pair]) => [name, pair[theme]])) as Record<Colour, string>;

/** The colours of the light theme, which is also that of paper. */
export const LIGHT = coloursOf(0);
export const DARK = coloursOf(1);

/** The custom property of a colour: `--color-ink-2` of `ink2`. */
function propertyOf(name: string): string {
  return `--color-${name.replaceAll(/[A-Z]|\d/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** The stylesheets of `shared/design/` by their names. */
export function colourSheets(): Record<string, string> {
  const pairs = Object.entries(COLOURS);
  const changing = pairs.filter(([, [light, dark]]) => light !== dark);
  const rules = (entries: [property: string, value: string][], indent: string) =>
    entries.map(([name, value]) => `${indent}${propertyOf(name)}: ${value};`).join("\n");
  const both = pairs.map(([name, [light, dark]]): [string, string] => [name, light === dark ? light : `light-dark(${light}, ${dark})`]);
  // Written out, because the build may turn light-dark() into something older browsers know, which is then settled once for the whole page.
  const dark = changing.map(([name, pair]): [string, string] => [name, pair[1]]);
  const light = changing.map(([name, pair]): [string, string] => [name, pair[0]]);
  const head = "/* Written by `npm run generate:colours`, from colours.ts. */\n";
  return {
    "colours.css": `${head}:root {
${rules(both, "  ")}
}

/* Parts that are dark in both themes; paper prints them like the rest. */
@media screen {
  .ink {
${rules(dark, "    ")}
  }
}
`,
    "lit.css": `${head}/* What is light in both themes. */
.lit {
${rules(light, "  ")}
}
`,
  };
}
