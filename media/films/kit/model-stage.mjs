/** Runs in the page of a film: products in three dimensions, in the light of the site's own viewer. */
import { PerspectiveCamera, Scene, Spherical } from "three";
import { GLTFLoader } from "three/addons/loaders/GLTFLoader.js";
import { ContactShadow } from "../../../app/ui/model/contact-shadow.ts";
import { movePart, partsOf, roomOf } from "../../../app/ui/model/parts.ts";
import { keyLamp, placeKeyLamp, shadowFloor, studioLight, studioRenderer } from "../../../app/ui/model/studio.ts";
import { FIELD_OF_VIEW, fitDistance, radians } from "../../../app/ui/model/view.ts";
import { mix } from "./time.mjs";

/**
 * Makes a model ready on a canvas.
 * @param canvas its width and height attributes are those of the picture
 * @param file the .glb file as an ArrayBuffer
 * @returns draw({ azimuth, elevation, exploded }): degrees, degrees, 0 closed to 1 apart
 */
export async function openModel(canvas, file) {
  const { scene: model } = await new GLTFLoader().parseAsync(file, "");
  model.updateMatrixWorld(true);
  const parts = partsOf(model);
  const closed = roomOf(parts, 0);
  const open = roomOf(parts, 1);
  const size = 2 * Math.max(open.radius, open.height);

  const renderer = studioRenderer({ canvas, preserveDrawingBuffer: true });
  const scene = new Scene();
  const lamp = keyLamp(size);
  lamp.shadow.blurSamples = 5; // without a graphics card every sample costs time
  const contact = new ContactShadow(closed.radius * 3.4);
  const floor = shadowFloor(contact.side * 1.5);
  scene.environment = studioLight(renderer).texture;
  scene.add(model, lamp, lamp.target, floor, contact.floor);
  model.traverse((object) => {
    object.castShadow = object.receiveShadow = true;
  });
  const camera = new PerspectiveCamera(FIELD_OF_VIEW, canvas.width / canvas.height);

  let drawn; // the last view: only a new one is worth the time
  return (view) => {
    if (JSON.stringify(view) === drawn) return;
    drawn = JSON.stringify(view);
    const { azimuth, elevation, exploded } = view;
    for (const part of parts) movePart(part, exploded);
    const centre = closed.centre.clone().lerp(open.centre, exploded);
    const room = { radius: mix(closed.radius, open.radius, exploded), height: mix(closed.height, open.height, exploded) };
    const distance = fitDistance(room, FIELD_OF_VIEW, camera.aspect, elevation);
    camera.position.setFromSpherical(new Spherical(distance, radians(90 - elevation), radians(azimuth))).add(centre);
    camera.lookAt(centre);
    camera.near = Math.max(distance - room.radius - room.height, distance / 20);
    camera.far = distance + (room.radius + room.height) * 4;
    camera.updateProjectionMatrix();
    scene.environmentRotation.y = radians(azimuth);
    placeKeyLamp(lamp, radians(azimuth), centre, size);
    floor.position.set(closed.centre.x, mix(closed.centre.y - closed.height / 2, open.centre.y - open.height / 2, exploded), closed.centre.z);
    contact.update(renderer, scene, [floor], floor.position);
    renderer.render(scene, camera);
  };
}
