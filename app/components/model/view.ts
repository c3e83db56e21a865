/** The camera's position relative to the model. */
export interface View {
  /** Degrees round the upright axis; 0 looks at the front, positive values stand to the right of it. */
  azimuth: number;
  /** Degrees above the floor; negative ones look at the underside. */
  elevation: number;
  /** 1 shows the whole model, 2 shows it twice as large. */
  zoom: number;
}

/** Upright opening of the camera in degrees: the long lens of the product pictures. */
export const FIELD_OF_VIEW = 20;
/** The three-quarter view of the product pictures. */
export const HOME_VIEW: View = { azimuth: -28, elevation: 30, zoom: 1 };
/** Degrees. Straight up or down would leave left and right undefined. */
export const ELEVATION = { min: -75, max: 88 };
/** The closest keeps the camera outside the model, the farthest keeps the model in sight. */
export const ZOOM = { min: 0.6, max: 3.5 };

/** Degrees per press of a key. */
const TURN_STEP = 15;
/** Factor per press of a key or button. */
const ZOOM_STEP = 1.25;

export type ViewMove = "left" | "right" | "up" | "down" | "nearer" | "farther" | "home";

const KEYS: Partial<Record<string, ViewMove>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
  "+": "nearer",
  "=": "nearer",
  "-": "farther",
  _: "farther",
  Home: "home",
};

/** The effect of a key on the view; null without one, or with Ctrl, Alt or Meta, which belong to the browser. */
export function moveOfKey({
  key,
  ctrlKey,
  altKey,
  metaKey,
}: Pick<KeyboardEvent, "key" | "ctrlKey" | "altKey" | "metaKey">): ViewMove | null {
  return ctrlKey || altKey || metaKey ? null : (KEYS[key] ?? null);
}

/** The view after a move. Left and up turn the model, so that the camera goes the other way. */
export function movedView(view: View, move: ViewMove): View {
  switch (move) {
    case "left":
      return { ...view, azimuth: view.azimuth + TURN_STEP };
    case "right":
      return { ...view, azimuth: view.azimuth - TURN_STEP };
    case "up":
      return { ...view, elevation: clamp(view.elevation - TURN_STEP, ELEVATION) };
    case "down":
      return { ...view, elevation: clamp(view.elevation + TURN_STEP, ELEVATION) };
    case "nearer":
      return { ...view, zoom: clamp(view.zoom * ZOOM_STEP, ZOOM) };
    case "farther":
      return { ...view, zoom: clamp(view.zoom / ZOOM_STEP, ZOOM) };
    case "home":
      return HOME_VIEW;
  }
}

/** The view at a share of the way from one to another, by the shorter turn. */
export function viewBetween(from: View, to: View, share: number): View {
  const turn = ((((to.azimuth - from.azimuth) % 360) + 540) % 360) - 180;
  return {
    azimuth: from.azimuth + turn * share,
    elevation: from.elevation + (to.elevation - from.elevation) * share,
    zoom: from.zoom * (to.zoom / from.zoom) ** share,
  };
}

/** Whole degrees from 0 to 359, for reading aloud. */
export function headingOf(azimuth: number): number {
  return ((Math.round(azimuth) % 360) + 360) % 360;
}

/** The outline of a model: an upright cylinder round its middle. Lengths are in metres. */
export interface Extent {
  radius: number;
  height: number;
}

/**
 * The distance from the middle of a model that shows it whole, however it turns round its upright axis.
 * @param fieldOfView upright opening of the camera in degrees
 * @param aspect width of the free part of the stage by its height
 * @param elevation degrees above the floor
 * @returns metres
 */
export function fitDistance({ radius, height }: Extent, fieldOfView: number, aspect: number, elevation: number): number {
  const opening = Math.tan(radians(fieldOfView / 2));
  const [sine, cosine] = [Math.abs(Math.sin(radians(elevation))), Math.cos(radians(elevation))];
  const halfHeight = (height / 2) * cosine + radius * sine;
  return (Math.max(halfHeight / opening, radius / (opening * aspect)) + radius * cosine * FRONT_SHARE) * AIR;
}

/** The near edge of the cylinder appears larger; adding all of it would leave too much air round boxes. */
const FRONT_SHARE = 0.45;
/** Air round the model, as a factor of the distance. */
const AIR = 1.05;

/** Degrees as radians. */
export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** Radians as degrees. */
export function degrees(angle: number): number {
  return (angle * 180) / Math.PI;
}

/** The nearest value within the limits. */
export function clamp(value: number, { min, max }: { min: number; max: number }): number {
  return Math.min(max, Math.max(min, value));
}
