import {
  PerspectiveCamera,
  Scene,
  Spherical,
  type DirectionalLight,
  type Material,
  type Mesh,
  type Object3D,
  type PlaneGeometry,
  type ShadowMaterial,
  type Vector3,
  type WebGLRenderer,
  type WebGLRendererParameters,
  type WebGLRenderTarget,
} from "three";
import { GLTFLoader } from "three/addons/loaders/GLTFLoader.js";
import { ContactShadow } from "./contact-shadow.ts";
import { meshesOf, movePart, partsOf, roomOf, type Part, type Room } from "./parts.ts";
import { keyLamp, placeKeyLamp, shadowFloor, studioLight, studioRenderer } from "./studio.ts";
import { FIELD_OF_VIEW, fitDistance, radians } from "./view.ts";

/** A model in the studio with its light, shadows and camera, without any movement of its own. */
export class StagedModel {
  readonly parts: Part[];
  readonly renderer: WebGLRenderer;
  readonly scene = new Scene();
  readonly camera = new PerspectiveCamera(FIELD_OF_VIEW);
  readonly lamp: DirectionalLight;
  readonly #model: Object3D;
  readonly #closed: Room;
  readonly #open: Room;
  readonly #size: number;
  readonly #light: WebGLRenderTarget;
  readonly #contact: ContactShadow;
  readonly #floor: Mesh<PlaneGeometry, ShadowMaterial>;
  #exploded = 0;
  #shadowsAreOld = true;

  private constructor(model: Object3D, renderer: WebGLRenderer, parts: Part[]) {
    this.#model = model;
    this.renderer = renderer;
    this.parts = parts;
    this.#closed = roomOf(parts, 0);
    this.#open = roomOf(parts, 1);
    this.#size = 2 * Math.max(this.#open.radius, this.#open.height);
    renderer.shadowMap.autoUpdate = false;
    this.#light = studioLight(renderer);
    this.lamp = keyLamp(this.#size);
    this.#contact = new ContactShadow(this.#closed.radius * 3.4);
    this.#floor = shadowFloor(this.#contact.side * 1.5);
    this.scene.environment = this.#light.texture;
    this.scene.add(model, this.lamp, this.lamp.target, ...this.floors);
    model.traverse((object) => {
      object.castShadow = object.receiveShadow = true;
    });
  }

  /**
   * Reads a model and places it in the studio.
   * @param file the .glb file, in metres, y up
   * @param parameters the renderer's canvas and drawing buffer
   * @throws Error when the file is no readable model, or empty
   */
  static async load(file: ArrayBuffer, parameters: WebGLRendererParameters): Promise<StagedModel> {
    const { scene: model } = await new GLTFLoader().parseAsync(file, "");
    model.updateMatrixWorld(true);
    const parts = partsOf(model);
    if (parts.length === 0) throw new Error("The model holds nothing that can be shown");
    return new StagedModel(model, studioRenderer(parameters), parts);
  }

  /** The floors, which receive the shadows: they are in the scene but are no parts. */
  get floors(): Mesh[] {
    return [this.#floor, this.#contact.floor];
  }

  /** The explosion of the parts: 0 closed, 1 exploded. */
  get exploded(): number {
    return this.#exploded;
  }

  /** The model's present extent. */
  get room(): Room {
    const interpolate = (closed: number, open: number) => closed + (open - closed) * this.#exploded;
    return {
      centre: this.#closed.centre.clone().lerp(this.#open.centre, this.#exploded),
      radius: interpolate(this.#closed.radius, this.#open.radius),
      height: interpolate(this.#closed.height, this.#open.height),
    };
  }

  /**
   * Moves the parts.
   * @param amount 0 closed, 1 exploded
   */
  explode(amount: number): void {
    for (const part of this.parts) movePart(part, amount);
    this.#exploded = amount;
    this.#shadowsAreOld = true;
  }

  /**
   * The distance from its middle that shows the whole model.
   * @param aspect width of the free part of the picture by its height
   * @param elevation degrees above the floor
   * @returns metres
   */
  fit(aspect: number, elevation: number): number {
    return fitDistance(this.room, FIELD_OF_VIEW, aspect, elevation);
  }

  /**
   * Places the camera so that it looks at a point.
   * @param distance metres
   * @param azimuth degrees round the upright axis, 0 is the front
   * @param elevation degrees above the floor
   */
  stand(target: Vector3, distance: number, azimuth: number, elevation: number): void {
    this.camera.position.setFromSpherical(new Spherical(distance, radians(90 - elevation), radians(azimuth))).add(target);
    this.camera.lookAt(target);
  }

  /**
   * Draws the camera's picture. Light and shadow turn with the camera, as if the model stood on a turntable.
   * @param distance metres from the camera to its target
   * @param angle radians of the camera round the upright axis
   */
  draw(distance: number, angle: number): void {
    const { centre, radius, height } = this.room;
    const reach = radius + height;
    // As far off as the model allows: print lies only 0.02 mm above its panel, and depth is finest close to this plane's distance.
    this.camera.near = Math.max(distance - reach, distance / 20);
    this.camera.far = distance + reach * 4;
    this.camera.updateProjectionMatrix();
    this.scene.environmentRotation.y = angle;
    placeKeyLamp(this.lamp, angle, centre, this.#size);
    if (this.#shadowsAreOld) {
      this.#floor.position.set(this.#closed.centre.x, centre.y - height / 2, this.#closed.centre.z);
      this.#contact.update(this.renderer, this.scene, [this.#floor], this.#floor.position);
      this.#shadowsAreOld = false;
    }
    this.renderer.shadowMap.needsUpdate = true;
    this.renderer.render(this.scene, this.camera);
  }

  /** Frees all resources of the model, its graphics context too. */
  dispose(): void {
    for (const { geometry, material } of meshesOf(this.#model)) {
      geometry.dispose();
      for (const one of Array.isArray(material) ? material : [material]) disposeMaterial(one);
    }
    for (const part of [this.#floor.geometry, this.#floor.material, this.#contact, this.lamp, this.#light, this.renderer]) part.dispose();
    this.renderer.forceContextLoss();
  }
}

function disposeMaterial(material: Material): void {
  for (const value of Object.values(material)) {
    if (value !== null && typeof value === "object" && "isTexture" in value) (value as unknown as { dispose: () => void }).dispose();
  }
  material.dispose();
}
