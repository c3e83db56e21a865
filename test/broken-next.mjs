/**
 * Loaded before the site (`node --import`), it puts a broken admin in the place of Next: one that throws, never answers, or throws when
 * it has answered, as the parameter `fault` says. It counts as built unless there is a file `unbuilt` in the data folder.
 */
import fs from "node:fs";
import { registerHooks, syncBuiltinESMExports } from "node:module";

const { existsSync } = fs;
fs.existsSync = (file) => (String(file).endsWith("/.next/inputs") ? !existsSync(`${process.env.DATA_DIR}/unbuilt`) : existsSync(file));
syncBuiltinESMExports();

const BROKEN = `
export default () => ({
  prepare: async () => undefined,
  getRequestHandler: () => async (request, response) => {
    if (request.url.includes("fault=throws") && !request.url.endsWith("answered")) throw new Error("The admin is broken");
    if (request.url.includes("fault=hangs")) return new Promise(() => undefined);
    response.end("the admin at " + request.url);
    if (request.url.endsWith("answered")) setTimeout(() => { throw new Error("The admin is broken"); }, 10);
  },
});`;
registerHooks({
  resolve: (name, context, next) =>
    name === "next" ? { url: `data:text/javascript,${encodeURIComponent(BROKEN)}`, shortCircuit: true } : next(name, context),
});
