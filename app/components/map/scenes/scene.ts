/** A place on a map, in the map's units (one CSS pixel where the map is shown at full size). */
export interface Place {
  x: number;
  y: number;
}

/** Where a label stands beside its stop. */
export type Side = "right" | "left" | "above" | "below";

/** A stop of a route and where its label stands; a stop without `phone` is not labelled on a phone. */
export interface SceneStop extends Place {
  side: Side;
  phone?: Side;
}

/** One crop of a map: the address of its background and the part of the map that it shows. */
export interface SceneView {
  background: string;
  box: { x: number; y: number; width: number; height: number };
}

/** What `npm run maps` draws of a map and what the page lays over it. */
export interface MapScene {
  wide: SceneView;
  phone: SceneView;
  /** Which part of a map stays in view when its frame is narrower. */
  keep: "centre" | "right";
  /** SVG path data of the way travelled, of the way to go, and of a way that leaves the streets. */
  past: string;
  ahead: string;
  lost?: string;
  stops: SceneStop[];
  /** The live position. Heading in degrees (0 is right, 90 down) or null where nothing moves; accuracy as a radius. */
  live: (Place & { heading: number | null; accuracy: number }) | null;
  fences: (Place & { radius: number })[];
  /** Top left corner of the plate beside the live position. */
  plate?: Place;
  /** Names along the right edge, from the top, where the grid's rows are. */
  latitudes?: { step: number; names: string[] };
  /** Labels in two lines, bolder; otherwise in one. */
  stacked: boolean;
}

/** The map of the simulated fleet: its ground, drawn from the left top corner, and the ways along its streets. */
export interface FleetMap {
  ground: string;
  width: number;
  height: number;
  ways: Place[][];
}
