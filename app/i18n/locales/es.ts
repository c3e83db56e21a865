import type { Texts } from "./built-in.ts";
import { byFile } from "./by-file.ts";

/** The built-in Spanish texts. */
export default byFile(import.meta.glob<Texts>("./es/*.json", { eager: true, import: "default" }));
