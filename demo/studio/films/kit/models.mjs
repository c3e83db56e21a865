/** Puts products in three dimensions on a film's stage: bundles kit/model-stage.mjs for the page and hands it the files. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const MEDIA = new URL("../../../content/media/", import.meta.url);

/** The script that gives the page `models.openModel`. */
async function script() {
  const { output } = await build({
    configFile: false,
    logLevel: "warn",
    build: { write: false, lib: { entry: fileURLToPath(new URL("model-stage.mjs", import.meta.url)), formats: ["iife"], name: "models" } },
  }).then((result) => (Array.isArray(result) ? result[0] : result));
  return output[0].code;
}

/**
 * Opens a film's models on the canvases that the page has for them.
 * @param tab the film's page
 * @param models name → path of a .glb file below demo/content/media
 */
export async function openModels(tab, models) {
  if (!models) return;
  await tab.addScriptTag({ content: await script() });
  for (const [name, file] of Object.entries(models)) {
    await tab.evaluate(
      async ([name, data]) => {
        const bytes = await fetch(`data:model/gltf-binary;base64,${data}`).then((answer) => answer.arrayBuffer());
        globalThis.drawModel ??= {};
        globalThis.drawModel[name] = await globalThis.models.openModel(document.getElementById(`model-${name}`), bytes);
      },
      [name, readFileSync(new URL(file, MEDIA)).toString("base64")],
    );
  }
}
