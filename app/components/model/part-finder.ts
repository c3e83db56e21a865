import {
  Color,
  DoubleSide,
  MeshBasicMaterial,
  WebGLRenderTarget,
  type Camera,
  type Material,
  type Mesh,
  type Object3D,
  type Scene,
  type WebGLRenderer,
} from "three";
import type { Size } from "./label-layout.ts";
import { meshesOf, type Part } from "./parts.ts";
import { visibleParts, type PartAnchor } from "./visible-parts.ts";

/** Pixels across the picture of the parts: positions are then exact to a pixel or two. */
const WIDTH = 480;

/** Finds where parts are visible behind others: draws each in a flat shade of its own and reads the picture. */
export class PartFinder {
  readonly #parts: Part[];
  readonly #target = new WebGLRenderTarget(1, 1);
  readonly #flat: { mesh: Mesh; own: Material | Material[]; shade: MeshBasicMaterial }[];
  #pixels = new Uint8Array(4);

  constructor(parts: Part[]) {
    this.#parts = parts;
    this.#flat = parts.flatMap(({ nodes }, index) => {
      const shade = new MeshBasicMaterial({ color: new Color((index + 1) / 255, 0, 0), side: DoubleSide, toneMapped: false });
      return nodes.flatMap(({ node }) => meshesOf(node).map((mesh) => ({ mesh, own: mesh.material, shade })));
    });
  }

  /**
   * @param hidden objects in the scene that are no parts
   * @param size of the stage in CSS pixels
   * @returns by layer; a part behind others is missing
   */
  find(renderer: WebGLRenderer, scene: Scene, camera: Camera, hidden: Object3D[], size: Size): Map<string, PartAnchor> {
    const [width, height] = [WIDTH, Math.max(1, Math.round((WIDTH * size.height) / size.width))];
    if (this.#target.height !== height || this.#target.width !== width) {
      this.#target.setSize(width, height);
      this.#pixels = new Uint8Array(width * height * 4);
    }
    for (const { mesh, shade } of this.#flat) mesh.material = shade;
    for (const object of hidden) object.visible = false;
    renderer.setRenderTarget(this.#target);
    renderer.clear();
    renderer.render(scene, camera);
    renderer.readRenderTargetPixels(this.#target, 0, 0, width, height, this.#pixels);
    renderer.setRenderTarget(null);
    for (const object of hidden) object.visible = true;
    for (const { mesh, own } of this.#flat) mesh.material = own;
    const areas = visibleParts(this.#pixels, width, height, size.width / width);
    return new Map([...areas].flatMap(([index, anchor]) => (this.#parts[index] ? [[this.#parts[index].name, anchor] as const] : [])));
  }

  dispose(): void {
    this.#target.dispose();
    for (const { shade } of this.#flat) shade.dispose();
  }
}
