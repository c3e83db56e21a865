import type { Texts } from "./built-in.ts";
import { byFile } from "./by-file.ts";

/** The built-in German texts. */
export default byFile(import.meta.glob<Texts>("./de/*.json", { eager: true, import: "default" }));
