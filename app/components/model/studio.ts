import {
  Color,
  CustomToneMapping,
  DirectionalLight,
  DoubleSide,
  Float32BufferAttribute,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  ShaderChunk,
  ShadowMaterial,
  Vector3,
  VSMShadowMap,
  WebGLRenderer,
  type WebGLRendererParameters,
  type WebGLRenderTarget,
} from "three";

/**
 * The reflecting cards of the picture studio (demo/studio/kit/stage.py): place and size in tenths of the model's longest side, y up, and
 * brightness. They make black plastic readable.
 */
const CARDS: { at: [number, number, number]; size: [number, number]; strength: number; colour: string }[] = [
  { at: [-6, 15, -15], size: [26, 13], strength: 4.2, colour: "#fffdf9" },
  { at: [0, 20, 0], size: [18, 14], strength: 3.4, colour: "#ffffff" },
  { at: [-18, 7, 2], size: [7, 18], strength: 8, colour: "#f6fbff" },
  { at: [19, 7, -1], size: [6, 16], strength: 6, colour: "#fffaf3" },
  { at: [6, 7, 28], size: [22, 9], strength: 2.6, colour: "#ffffff" },
];
/** The surroundings of the cards: the room, and below it the paper. */
const ROOM = new Color("#eef3f8").multiplyScalar(0.66);
/** Pixels along a side of the drawn room: soft cards need no more. */
const ROOM_SIZE = 64;
/** Samples along a card's side for its soft edge. */
const CARD_STEPS = 10;

/** The key lamp, above the back left, in tenths of the longest side. */
const KEY_LAMP = new Vector3(-9, 17, -3);
const KEY_STRENGTH = 2.3;
/** Pixels of the key lamp's shadow. */
const SHADOW_SIZE = 512;
const KEY_SHADOW_OPACITY = 0.16;

/** The empty tone mapping that three.js reserves for its users. */
const OWN_TONES = "vec3 CustomToneMapping( vec3 color ) { return color; }";
/**
 * Colours as in the pictures: true up to 0.8 of white, then a soft shoulder instead of a hard edge. Filmic curves would grey the
 * signal orange and swallow the shine of black plastic.
 */
const SHOULDER =
  "vec3 CustomToneMapping( vec3 color ) { vec3 shine = max( color * toneMappingExposure - 0.8, 0.0 ); return min( color * toneMappingExposure, 0.8 ) + 0.2 * ( 1.0 - exp( -shine / 0.2 ) ); }";

/**
 * A renderer with the pictures' tone curve and soft shadows, on a clear ground.
 * @param parameters canvas and drawing buffer
 */
export function studioRenderer(parameters: WebGLRendererParameters): WebGLRenderer {
  ShaderChunk.tonemapping_pars_fragment = ShaderChunk.tonemapping_pars_fragment.replace(OWN_TONES, SHOULDER);
  const renderer = new WebGLRenderer({ antialias: true, alpha: true, ...parameters });
  renderer.toneMapping = CustomToneMapping;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = VSMShadowMap;
  renderer.setClearAlpha(0);
  return renderer;
}

/**
 * The paper under a model: it shows only the key lamp's shadow.
 * @param side in metres
 */
export function shadowFloor(side: number): Mesh<PlaneGeometry, ShadowMaterial> {
  const floor = new Mesh(new PlaneGeometry(side, side), new ShadowMaterial({ opacity: KEY_SHADOW_OPACITY, depthWrite: false }));
  floor.rotation.x = -Math.PI / 2;
  floor.renderOrder = -2;
  floor.receiveShadow = true;
  return floor;
}

/** Draws the studio's room once, as light for all materials. The caller disposes it. */
export function studioLight(renderer: WebGLRenderer): WebGLRenderTarget {
  const room = new Scene();
  room.background = ROOM;
  for (const card of CARDS) room.add(softCard(card));
  const generator = new PMREMGenerator(renderer);
  const light = generator.fromScene(room, 0, 0.1, 100, { size: ROOM_SIZE });
  generator.dispose();
  room.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    (object as Mesh<PlaneGeometry, MeshBasicMaterial>).geometry.dispose();
    (object as Mesh<PlaneGeometry, MeshBasicMaterial>).material.dispose();
  });
  return light;
}

function softCard({ at, size, strength, colour }: (typeof CARDS)[number]): Mesh {
  const geometry = new PlaneGeometry(...size, CARD_STEPS, CARD_STEPS);
  const { uv } = geometry.attributes;
  const shades = Array.from({ length: uv?.count ?? 0 }, (_, index) => {
    const share = edge(uv?.getX(index) ?? 0) * edge(uv?.getY(index) ?? 0);
    return [share, share, share];
  });
  geometry.setAttribute("color", new Float32BufferAttribute(shades.flat(), 3));
  const card = new Mesh(
    geometry,
    new MeshBasicMaterial({ color: new Color(colour).multiplyScalar(strength), vertexColors: true, side: DoubleSide, toneMapped: false }),
  );
  card.position.set(...at);
  card.lookAt(0, 0, 0);
  return card;
}

/** Brightness across a card, from 0 at its edges to 1 in the middle. */
function edge(position: number): number {
  const share = Math.min(1, (0.5 - Math.abs(position - 0.5)) / 0.3);
  return share * share * (3 - 2 * share);
}

/**
 * The key lamp with its soft shadow.
 * @param size longest side of the model in metres
 */
export function keyLamp(size: number): DirectionalLight {
  const lamp = new DirectionalLight("#fff8f0", KEY_STRENGTH);
  lamp.castShadow = true;
  lamp.shadow.mapSize.set(SHADOW_SIZE, SHADOW_SIZE);
  lamp.shadow.radius = 7;
  lamp.shadow.blurSamples = 12;
  lamp.shadow.intensity = 0.75;
  lamp.shadow.normalBias = size / 2000;
  const { camera } = lamp.shadow;
  [camera.left, camera.right, camera.bottom, camera.top] = [-size, size, -size, size];
  [camera.near, camera.far] = [size / 10, size * 5];
  return lamp;
}

/**
 * Places the key lamp above the back left of the camera's view, so that a model turns as on a turntable.
 * @param angle radians of the camera round the upright axis
 * @param centre middle of the model
 * @param size longest side of the model in metres
 */
export function placeKeyLamp(lamp: DirectionalLight, angle: number, centre: Vector3, size: number): void {
  lamp.position
    .copy(KEY_LAMP)
    .normalize()
    .multiplyScalar(size * 2.5)
    .applyAxisAngle(UP, angle)
    .add(centre);
  lamp.target.position.copy(centre);
  lamp.target.updateMatrixWorld();
}

const UP = new Vector3(0, 1, 0);
