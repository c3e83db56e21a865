import type { ReactNode } from "react";
import { preload } from "react-dom";
import type { MapScene, SceneView } from "./scenes/scene.ts";
import { SceneLayers, type StopLabel } from "./scene-layers.tsx";
import "./ground.css";

/** Width of a plate on a map, in the map's units. */
const PLATE_WIDTH = 256;
/** Room for a plate; more height may still be visible. */
const PLATE_HEIGHT = 160;

/**
 * A map with a route: a drawn background file, and over it, in the page's colours, the route, its stops and the live position.
 * Wide and narrow screens get different crops.
 * @param frame `fill` covers its positioned parent, `scene` is a band across a page, `band` a lower one
 * @param label a sentence for screen readers; a map without one is decoration
 * @param labels texts beside the stops, in their order
 * @param fenceSign a sign inside the first fence
 * @param priority for a map that a page opens with
 * @param children a `Plate`, beside the live position on wide screens
 */
export function RouteMap({
  scene,
  frame = "scene",
  label,
  labels,
  fenceSign,
  priority = false,
  children,
}: {
  scene: MapScene;
  frame?: "fill" | "scene" | "band";
  label?: string;
  labels?: (StopLabel | null)[];
  fenceSign?: string;
  priority?: boolean;
  children?: ReactNode;
}) {
  const layers = { scene, labels, fenceSign };
  return (
    <div
      className={`route-map route-map-${frame} route-map-keep-${scene.keep}`}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <MapBackground wide={scene.wide} phone={scene.phone} priority={priority} />
      <MapOverlay view={scene.wide} keep={scene.keep} crop="wide">
        <SceneLayers {...layers} crop="wide" />
        {children && scene.plate && (
          <foreignObject className="route-map-plate" x={scene.plate.x} y={scene.plate.y} width={PLATE_WIDTH} height={PLATE_HEIGHT}>
            {children}
          </foreignObject>
        )}
      </MapOverlay>
      <MapOverlay view={scene.phone} keep={scene.keep} crop="phone">
        <SceneLayers {...layers} crop="phone" />
      </MapOverlay>
    </div>
  );
}

/** The screens for which each crop of a map is drawn. */
const NARROW = "(max-width: 47.99rem)";
const WIDE = "(min-width: 48rem)";

/** The map's background, in the crop for the screen. */
export function MapBackground({ wide, phone, priority }: { wide: SceneView; phone: SceneView; priority: boolean }) {
  if (priority) {
    // Preloads at the beginning of the head, before the typeface.
    preload(phone.background, { as: "image", media: NARROW, fetchPriority: "high" });
    preload(wide.background, { as: "image", media: WIDE, fetchPriority: "high" });
  }
  return (
    <picture>
      <source media={NARROW} srcSet={phone.background} width={phone.box.width} height={phone.box.height} />
      <img
        className="route-map-ground"
        src={wide.background}
        alt=""
        width={wide.box.width}
        height={wide.box.height}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding="async"
      />
    </picture>
  );
}

/** The crop of a drawing, by the part that stays in view. */
const CROPS = { centre: "xMidYMid slice", right: "xMaxYMid slice", top: "xMidYMin slice", bottom: "xMidYMax slice" };

/** A drawing over the ground, cropped exactly like it. */
export function MapOverlay({
  view,
  keep,
  crop,
  children,
}: {
  view: SceneView;
  keep: keyof typeof CROPS;
  crop: "wide" | "phone";
  children: ReactNode;
}) {
  const { x, y, width, height } = view.box;
  return (
    <svg
      className={`route-map-overlay route-map-${crop}`}
      viewBox={`${x} ${y} ${width} ${height}`}
      preserveAspectRatio={CROPS[keep === "right" && crop === "phone" ? "centre" : keep]}
    >
      {children}
    </svg>
  );
}
