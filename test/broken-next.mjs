/**
 * Loaded before the site (`node --import`), it puts a broken admin in the place of Next: one that throws, never answers, or throws when
 * it has answered, as the parameter `fault` says. Its build has begun, and has ended unless there is a file `unbuilt` in the data folder; it
 * lacks a file while there is one called `incomplete`.
 */
import fs from "node:fs";
import { registerHooks, syncBuiltinESMExports } from "node:module";

const { existsSync } = fs;
fs.existsSync = (file) => {
  if (String(file).endsWith("/.next/inputs")) return !existsSync(`${process.env.DATA_DIR}/unbuilt`);
  return String(file).includes("/cms/next/.next/") || existsSync(file);
};
syncBuiltinESMExports();

const BROKEN = `
import { statSync } from "node:fs";
export default () => ({
  prepare: async () => {
    if (statSync(process.env.DATA_DIR + "/incomplete", { throwIfNoEntry: false })) throw new Error("ENOENT: preview-props.json");
  },
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
