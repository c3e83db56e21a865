import type { Size } from "./label-layout.ts";
import { Movements } from "./movements.ts";
import { PartFinder } from "./part-finder.ts";
import { stageControls, type StageControls } from "./stage-controls.ts";
import { StagedModel } from "./staged-model.ts";
import { Standpoint } from "./standpoint.ts";
import type { PartAnchor } from "./visible-parts.ts";
import { HOME_VIEW, movedView, viewBetween, type View, type ViewMove } from "./view.ts";

/** The content of a drawn picture. */
export interface StageFrame {
  view: View;
  /** 0 closed, 1 exploded. */
  exploded: number;
  /** The visible positions of the parts, by layer; empty while the model is closed. */
  anchors: Map<string, PartAnchor>;
  size: Size;
}

/** A model on the stage. */
export interface ModelStage {
  /** Names of the layers, the topmost first. */
  parts: string[];
  /** False when no layer of the file has an offset. */
  canExplode: boolean;
  /** Turns or zooms by a step; returns the target view. */
  move: (move: ViewMove) => View;
  /** @param amount 0 closed, 1 exploded; @param gradually false moves the parts at once */
  explode: (amount: number, gradually: boolean) => void;
  takeAllGestures: StageControls["takeAllGestures"];
  /** Frees all resources of the model. */
  dispose: () => void;
}

/** Maximum pixels per CSS pixel: nobody sees more, and it costs time. */
const MAX_DENSITY = 2;
/** Milliseconds. */
const DURATION = { opening: 1100, view: 260, explode: 900 };
/** Degrees that the model turns when it appears. */
const OPENING_TURN = -55;

/**
 * Shows a model in the studio. Draws only after changes.
 * @param canvas fills its parent, whose size it follows
 * @param gl the canvas's WebGL 2 context
 * @param file the .glb file, in metres, y up
 * @param still whether nothing moves by itself, not even gradually
 * @param onFrame called after every drawn picture
 * @param onGesture called when a visitor grabs the model
 * @param onLost called when the browser has lost the graphics context
 * @throws Error when the file is no readable model, or empty
 */
export async function openStage({
  canvas,
  gl,
  file,
  still,
  onFrame,
  onGesture,
  onLost,
}: {
  canvas: HTMLCanvasElement;
  gl: WebGL2RenderingContext;
  file: ArrayBuffer;
  still: boolean;
  onFrame: (frame: StageFrame) => void;
  onGesture: () => void;
  onLost: () => void;
}): Promise<ModelStage> {
  const model = await StagedModel.load(file, { canvas, context: gl });
  const { parts, camera } = model;
  const finder = new PartFinder(parts);
  const handling = stageControls(camera, canvas, still);
  const controls = handling.orbit;
  const movements = new Movements<"view" | "explode">(still);
  const standpoint = new Standpoint(model, controls);
  let stage: Size = { width: 1, height: 1 };
  let goal: View | null = null;
  let viewBefore = HOME_VIEW;
  let request = 0;

  function explodeTo(amount: number) {
    model.explode(amount);
    standpoint.refit(stage);
  }

  function start(name: "view" | "explode", duration: number, apply: (share: number) => void) {
    movements.start(name, duration, apply);
    invalidate();
  }

  function invalidate() {
    request ||= requestAnimationFrame(draw);
  }

  function draw(now: number) {
    request = 0;
    const moving = movements.advance(now);
    if (!movements.has("view")) goal = null;
    const gliding = controls.update();
    model.draw(controls.getDistance(), controls.getAzimuthalAngle());
    const anchors =
      model.exploded > 0 ? finder.find(model.renderer, model.scene, camera, model.floors, stage) : new Map<string, PartAnchor>();
    onFrame({ view: standpoint.view, exploded: model.exploded, anchors, size: stage });
    if (moving || gliding) invalidate();
  }

  function resize() {
    const { clientWidth, clientHeight } = canvas.parentElement ?? canvas;
    if (clientWidth === 0 || clientHeight === 0) return;
    stage = { width: clientWidth, height: clientHeight };
    model.renderer.setPixelRatio(Math.min(devicePixelRatio, MAX_DENSITY));
    model.renderer.setSize(clientWidth, clientHeight, false);
    camera.aspect = clientWidth / clientHeight;
    standpoint.refit(stage);
    invalidate();
  }

  function beginGesture() {
    movements.stop("view");
    goal = null;
    viewBefore = standpoint.view;
    onGesture();
  }

  /** The browser took over the finger to scroll the page: undoes its move so far. */
  const undoGesture = () => {
    const [from, to] = [standpoint.view, viewBefore];
    start("view", DURATION.view, (share) => standpoint.stand(viewBetween(from, to, share)));
  };

  const handleContextLoss = (event: Event) => {
    event.preventDefault();
    onLost();
  };
  canvas.addEventListener("webglcontextlost", handleContextLoss);
  canvas.addEventListener("pointercancel", undoGesture);
  controls.addEventListener("change", invalidate);
  controls.addEventListener("start", beginGesture);
  const sizes = new ResizeObserver(resize);
  sizes.observe(canvas.parentElement ?? canvas);

  camera.position.set(0, 0, 1);
  resize();
  const opening = { ...HOME_VIEW, azimuth: HOME_VIEW.azimuth + OPENING_TURN };
  standpoint.stray(standpoint.strayed, 0);
  standpoint.stand(opening);
  start("view", DURATION.opening, (share) => standpoint.stand(viewBetween(opening, HOME_VIEW, share)));

  return {
    parts: parts.map(({ name }) => name),
    canExplode: parts.some(({ offset }) => offset.lengthSq() > 0),
    move(move) {
      const from = standpoint.view;
      const to = movedView(goal ?? from, move);
      const { strayed } = standpoint;
      start("view", DURATION.view, (share) => {
        if (move === "home") standpoint.stray(strayed, 1 - share);
        standpoint.stand(viewBetween(from, to, share));
      });
      goal = to;
      return to;
    },
    explode(amount, gradually) {
      const from = model.exploded;
      if (gradually) start("explode", DURATION.explode, (share) => explodeTo(from + (amount - from) * share));
      else {
        movements.stop("explode");
        explodeTo(amount);
        invalidate();
      }
    },
    takeAllGestures: handling.takeAllGestures,
    dispose() {
      cancelAnimationFrame(request);
      sizes.disconnect();
      handling.dispose();
      canvas.removeEventListener("webglcontextlost", handleContextLoss);
      canvas.removeEventListener("pointercancel", undoGesture);
      finder.dispose();
      model.dispose();
    },
  };
}
