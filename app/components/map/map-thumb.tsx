import { useSharedPicture } from "../media/shared-picture.ts";
import { MapBackground, MapOverlay } from "./route-map.tsx";
import type { MapScene } from "./scenes/scene.ts";
import { SceneLayers } from "./scene-layers.tsx";
import "./ground.css";

/** Above and below these parts of its height a map's live position would be cut off, were the middle shown. */
const UPPER = 0.42;
const LOWER = 0.56;

/**
 * A map as the picture of a card: the narrow crop without names. It fills its positioned parent; the words beside it say what it is.
 * @param to site path of the page that opens with the whole map
 * @param priority for a map that a page opens with
 */
export function MapThumb({ scene, to, priority }: { scene: MapScene; to: string; priority: boolean }) {
  const shared = useSharedPicture(to);
  const { box } = scene.phone;
  const height = scene.live ? (scene.live.y - box.y) / box.height : (UPPER + LOWER) / 2;
  const keep = height < UPPER ? "top" : height > LOWER ? "bottom" : "centre";
  return (
    <div className={`route-map route-map-fill route-map-thumb route-map-keep-${keep}`} style={shared} aria-hidden="true">
      <MapBackground wide={scene.phone} phone={scene.phone} priority={priority} />
      <MapOverlay view={scene.phone} keep={keep} crop="phone">
        <SceneLayers scene={scene} labels={undefined} fenceLabel={undefined} crop="phone" />
      </MapOverlay>
    </div>
  );
}
