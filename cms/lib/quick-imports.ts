/**
 * Cuts what it costs to load the content system from 3.6 s of CPU to 1.4; a process that does so imports this first. Its packages are some five
 * thousand modules, and at each import of one by another Node looks for its format and parses the whole package.json around it, that of
 * drizzle-orm with its 177 kB a thousand times. Here each package.json is read once.
 */
import { existsSync, readFileSync } from "node:fs";
import { registerHooks } from "node:module";

const PACKAGES = "/node_modules/";
/** Whether what is called `.js` in a folder is a module, by the folder's address. */
const formats = new Map<string, boolean>();

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL, conditions } = context;
    // What is the site's own may be written while it runs: packages stay as they are.
    const isNeighbour = specifier.startsWith(".") && specifier.endsWith(".js") && parentURL?.includes(PACKAGES);
    if (!isNeighbour || !conditions.includes("import")) return next(specifier, context);
    const { href } = new URL(specifier, parentURL);
    return holdsModules(href.slice(0, href.lastIndexOf("/") + 1))
      ? { url: href, format: "module", shortCircuit: true }
      : next(specifier, context);
  },
});

/** Whether the package.json around a folder says so. */
function holdsModules(folder: string): boolean {
  const known = formats.get(folder);
  if (known !== undefined) return known;
  const file = new URL("package.json", folder);
  const says = existsSync(file)
    ? (JSON.parse(readFileSync(file, "utf8")) as { type?: string }).type === "module"
    : !folder.endsWith(PACKAGES) && holdsModules(new URL("../", folder).href);
  formats.set(folder, says);
  return says;
}
