import { TOUCH, type PerspectiveCamera } from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";
import { ELEVATION, radians } from "./view.ts";

/** How a visitor turns and zooms a model by hand. */
export interface StageControls {
  orbit: OrbitControls;
  /** In full screen the stage takes every gesture; otherwise the page keeps vertical swipes and the wheel, as with maps. */
  takeAllGestures: (all: boolean) => void;
  dispose: () => void;
}

/**
 * The controls of a stage, which take the wheel only on request, or with Ctrl or ⌘.
 * @param still whether the model stops at once after a gesture
 */
export function stageControls(camera: PerspectiveCamera, canvas: HTMLCanvasElement, still: boolean): StageControls {
  let allGestures = false;
  const leaveWheel = (event: WheelEvent) => {
    if (!allGestures && !event.ctrlKey && !event.metaKey) event.stopImmediatePropagation();
  };
  // Registers before the controls do.
  canvas.addEventListener("wheel", leaveWheel, { capture: true });
  const orbit = new OrbitControls(camera, canvas);
  orbit.enableDamping = !still;
  orbit.dampingFactor = 0.12;
  orbit.rotateSpeed = 0.9;
  orbit.minPolarAngle = radians(90 - ELEVATION.max);
  orbit.maxPolarAngle = radians(90 - ELEVATION.min);
  orbit.touches = { ONE: TOUCH.ROTATE, TWO: TOUCH.DOLLY_ROTATE };
  const takeAllGestures = (all: boolean) => {
    allGestures = all;
    canvas.style.touchAction = all ? "none" : "pan-y";
  };
  takeAllGestures(false);
  return {
    orbit,
    takeAllGestures,
    dispose() {
      orbit.dispose();
      canvas.removeEventListener("wheel", leaveWheel, { capture: true });
    },
  };
}
