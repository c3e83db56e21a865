/** Runs in the page of a film: products in three dimensions, in the light of the site's own viewer. */
import { StagedModel } from "../../../../app/components/model/staged-model.ts";
import { radians } from "../../../../app/components/model/view.ts";

/**
 * Makes a model ready on a canvas.
 * @param canvas its width and height attributes are those of the picture
 * @param file the .glb file as an ArrayBuffer
 * @returns draw({ azimuth, elevation, exploded }): degrees, degrees, 0 closed to 1 apart
 */
export async function openModel(canvas, file) {
  const model = await StagedModel.load(file, { canvas, preserveDrawingBuffer: true });
  model.lamp.shadow.blurSamples = 5; // without a graphics card every sample costs time
  model.camera.aspect = canvas.width / canvas.height;

  let drawn; // the last view: only a new one is worth the time
  return (view) => {
    if (JSON.stringify(view) === drawn) return;
    drawn = JSON.stringify(view);
    const { azimuth, elevation, exploded } = view;
    model.explode(exploded);
    const distance = model.fit(model.camera.aspect, elevation);
    model.stand(model.room.centre, distance, azimuth, elevation);
    model.draw(distance, radians(azimuth));
  };
}
