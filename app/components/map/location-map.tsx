import type { ReactNode } from "react";
import { useLanguage } from "#app/i18n/index.ts";
import { locate, type GeographicPoint } from "./scenes/map-location.ts";
import { Wrap } from "../basics/layout.tsx";
import "./plate.css";
import { MapBackground, MapOverlay } from "./route-map.tsx";
import { LivePosition } from "./scene-layers.tsx";
import { location } from "./scenes/location.ts";
import type { Place, SceneView } from "./scenes/scene.ts";
import "./ground.css";
import "./scene.css";

/** Radius of the circle around the marker, and distance of the name from it, in the map's units. */
const ACCURACY = 30;
const NAME_GAP = 38;
/** Distance from the marker within which no other place is named. */
const NAMELESS = 60;
/** Towns and waters that visitors find their way by, with their coordinates. */
const PLACES = [
  { zh: "宝安", en: "Bao’an", latitude: 22.57, longitude: 113.87 },
  { zh: "罗湖", en: "Luohu", latitude: 22.55, longitude: 114.13 },
  { zh: "龙岗", en: "Longgang", latitude: 22.7, longitude: 114.25 },
  { zh: "伶仃洋", en: "Pearl River estuary", latitude: 22.44, longitude: 113.79 },
  { zh: "香港", en: "Hong Kong", latitude: 22.4, longitude: 114.1 },
  { zh: "大亚湾", en: "Daya Bay", latitude: 22.62, longitude: 114.6 },
] as const;
/** Distance of the scale bar from the lower edge. */
const SCALE_INSET = 40;

/**
 * The company's location: a map of the coast with a marker, and a plate with the address and links. For a point outside the map, which an
 * editor may well enter, shows only the plate.
 * @param label a sentence with the location
 * @param name beside the marker
 * @param priority for a page that opens with it
 * @param children a `Plate` with the address and links to map services
 */
export function LocationMap({
  point,
  label,
  name,
  priority = false,
  children,
}: {
  point: GeographicPoint;
  label: string;
  name: string;
  priority?: boolean;
  children: ReactNode;
}) {
  const place = locate(location, point);
  if (!place) return <Wrap>{children}</Wrap>;
  return <MapBand map={<Coast place={place} label={label} name={name} priority={priority} />}>{children}</MapBand>;
}

function Coast({ place, label, name, priority }: { place: Place; label: string; name: string; priority: boolean }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the picture is a file and a drawing over it
    <div className="route-map route-map-band" role="img" aria-label={label}>
      <MapBackground wide={location.wide} phone={location.phone} priority={priority} />
      {(["wide", "phone"] as const).map((crop) => (
        <MapOverlay key={crop} view={location[crop]} keep="centre" crop={crop}>
          <LivePosition {...place} heading={null} accuracy={ACCURACY} />
          <text className="map-label map-label-stacked" x={place.x + NAME_GAP} y={place.y + 5}>
            {name}
          </text>
          <PlaceNames place={place} />
          <ScaleBar view={location[crop]} place={place} />
        </MapOverlay>
      ))}
    </div>
  );
}

/** The names of the places around, but for those that the company's would lie over. */
function PlaceNames({ place }: { place: Place }) {
  const language = useLanguage();
  return PLACES.flatMap(({ zh, en, ...point }) => {
    const at = locate(location, point);
    if (!at || Math.hypot(at.x - place.x, at.y - place.y) < NAMELESS) return [];
    return (
      <text key={en} className="map-label map-label-note" x={at.x} y={at.y} textAnchor="middle">
        {language === "zh" ? zh : en}
      </text>
    );
  });
}

/** A bar of some kilometres' length, below the marker where no crop cuts it. */
function ScaleBar({ view, place }: { view: SceneView; place: Place }) {
  const { kilometres, units } = location.scale;
  const y = view.box.y + view.box.height - SCALE_INSET;
  const x = place.x - units / 2;
  return (
    <>
      <path className="map-scale" d={`M${x} ${y - 6}v6h${units}v-6`} />
      <text className="map-label map-label-note" x={place.x} y={y - 10} textAnchor="middle">
        {kilometres} km
      </text>
    </>
  );
}

/** A map across the page with a `Plate` on it: at the page's left edge, and below the map on a phone. */
function MapBand({ map, children }: { map: ReactNode; children: ReactNode }) {
  return (
    <div className="map-band">
      {map}
      <div className="map-band-plate wrap">{children}</div>
    </div>
  );
}
