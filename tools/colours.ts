/** `npm run generate:colours`: writes the design's colours as custom properties. Run it after a change of `shared/design/colours.ts`. */
import { writeFileSync } from "node:fs";
import { colourSheets } from "#shared/design/themes.ts";

for (const [name, css] of Object.entries(colourSheets())) writeFileSync(new URL(`../shared/design/${name}`, import.meta.url), css);
