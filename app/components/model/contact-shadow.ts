import {
  DoubleSide,
  Mesh,
  NoBlending,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  Vector2,
  WebGLRenderTarget,
  type Texture,
  type WebGLRenderer,
} from "three";

/** Pixels along a side of the shadow. */
const RESOLUTION = 256;
/** Share of the floor's side; each blur is wider than the last, so that the shadow is crisp at the foot and fades outwards. */
const BLURS = [0.004, 0.009, 0.016];
const DARKNESS = 0.75;
/** Parts higher above the floor than this share of its side throw no contact shadow. */
const REACH = 0.12;

const OCCLUSION = {
  vertexShader:
    "varying float height; uniform float floorHeight; void main() { vec4 place = modelMatrix * vec4(position, 1.0); height = place.y - floorHeight; gl_Position = projectionMatrix * viewMatrix * place; }",
  fragmentShader:
    "varying float height; uniform float reach; void main() { float near = 1.0 - clamp(height / reach, 0.0, 1.0); gl_FragColor = vec4(near * near); }",
};
const THROUGH = "varying vec2 place; void main() { place = uv; gl_Position = vec4(position.xy * 2.0, 0.0, 1.0); }";
const BLUR =
  "varying vec2 place; uniform sampler2D picture; uniform vec2 stride; void main() { float sum = 0.0; float weights = 0.0; for (int i = -8; i <= 8; i++) { float weight = exp(-float(i * i) / 18.0); sum += texture2D(picture, place + stride * float(i) / 8.0).r * weight; weights += weight; } gl_FragColor = vec4(sum / weights); }";
const FLOOR = {
  vertexShader:
    "varying vec2 place; void main() { place = vec2(uv.x, 1.0 - uv.y); gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }",
  fragmentShader:
    "varying vec2 place; uniform sampler2D picture; uniform float darkness; void main() { gl_FragColor = vec4(0.03, 0.05, 0.08, texture2D(picture, place).r * darkness); }",
};

/** The soft dark under a thing where it touches the paper: everything near the floor, rendered from below and blurred. */
export class ContactShadow {
  readonly floor: Mesh<PlaneGeometry, ShaderMaterial>;
  readonly #side: number;
  readonly #camera: OrthographicCamera;
  readonly #drawn = new WebGLRenderTarget(RESOLUTION, RESOLUTION);
  readonly #blurred = new WebGLRenderTarget(RESOLUTION, RESOLUTION, { depthBuffer: false });
  readonly #occlusion: ShaderMaterial;
  readonly #blur = new ShaderMaterial({
    vertexShader: THROUGH,
    fragmentShader: BLUR,
    depthTest: false,
    depthWrite: false,
    blending: NoBlending,
    uniforms: { picture: { value: null }, stride: { value: new Vector2() } },
  });
  readonly #screen = new Scene();
  readonly #quad = new Mesh(new PlaneGeometry(), this.#blur);

  /** @param side length of the floor in metres */
  constructor(side: number) {
    this.#side = side;
    this.#camera = new OrthographicCamera(-side / 2, side / 2, side / 2, -side / 2, 0, side);
    this.#camera.rotation.x = Math.PI / 2;
    this.#occlusion = new ShaderMaterial({
      ...OCCLUSION,
      side: DoubleSide,
      blending: NoBlending,
      uniforms: { floorHeight: { value: 0 }, reach: { value: side * REACH } },
    });
    const material = new ShaderMaterial({
      ...FLOOR,
      transparent: true,
      depthWrite: false,
      toneMapped: false,
      uniforms: { picture: { value: this.#drawn.texture }, darkness: { value: DARKNESS } },
    });
    this.floor = new Mesh(new PlaneGeometry(side, side), material);
    this.floor.rotation.x = -Math.PI / 2;
    this.floor.renderOrder = -1;
    this.#quad.frustumCulled = false;
    this.#screen.add(this.#quad);
  }

  /**
   * Draws the shadow again, after parts have moved.
   * @param hidden objects in the scene that throw no shadow
   * @param place middle of the floor in metres
   */
  update(renderer: WebGLRenderer, scene: Scene, hidden: Mesh[], place: { x: number; y: number; z: number }): void {
    this.floor.position.set(place.x, place.y, place.z);
    this.#camera.position.copy(this.floor.position);
    uniform(this.#occlusion, "floorHeight", place.y);
    for (const object of [this.floor, ...hidden]) object.visible = false;
    scene.overrideMaterial = this.#occlusion;
    renderer.setRenderTarget(this.#drawn);
    renderer.clear();
    renderer.render(scene, this.#camera);
    scene.overrideMaterial = null;
    for (const share of BLURS) {
      this.#pass(renderer, this.#drawn.texture, this.#blurred, new Vector2(share * 2, 0));
      this.#pass(renderer, this.#blurred.texture, this.#drawn, new Vector2(0, share * 2));
    }
    renderer.setRenderTarget(null);
    for (const object of [this.floor, ...hidden]) object.visible = true;
  }

  dispose(): void {
    for (const part of [
      this.#drawn,
      this.#blurred,
      this.#occlusion,
      this.#blur,
      this.#quad.geometry,
      this.floor.geometry,
      this.floor.material,
    ])
      part.dispose();
  }

  #pass(renderer: WebGLRenderer, from: Texture, to: WebGLRenderTarget, stride: Vector2): void {
    uniform(this.#blur, "picture", from);
    uniform(this.#blur, "stride", stride);
    renderer.setRenderTarget(to);
    renderer.render(this.#screen, this.#camera);
  }

  /** Length of the floor in metres. */
  get side(): number {
    return this.#side;
  }
}

function uniform(material: ShaderMaterial, name: string, value: unknown): void {
  const entry = material.uniforms[name];
  if (entry) entry.value = value;
}
