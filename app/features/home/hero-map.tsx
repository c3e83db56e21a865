import type { PlacedFigure } from "#app/data/claims.server.ts";
import { useText } from "#app/i18n/index.ts";
import { Plate } from "#app/components/map/plate.tsx";
import { RouteMap } from "#app/components/map/route-map.tsx";
import { home } from "#app/components/map/scenes/home.ts";

/** The map without the names of its parallels. */
const { latitudes: _parallels, ...NAMELESS } = home;

/** The stops of the delivery on the map, with invented times. */
const STOPS = [
  { key: "departed", time: "08:12" },
  { key: "loaded", time: "08:41" },
  { key: "entered", time: "09:03" },
  { key: "destination", time: "09:46" },
] as const;

/**
 * A delivery on the map. Decoration: the words beside it say the same.
 * @param accuracy the claim on the plate
 * @param scenery whether it names places and an invented vehicle; otherwise it is an anonymous route
 */
export function HeroMap({ accuracy, scenery }: { accuracy: PlacedFigure | undefined; scenery: boolean }) {
  const t = useText();
  if (!scenery) return <RouteMap scene={NAMELESS} frame="fill" priority />;
  return (
    <RouteMap scene={home} frame="fill" priority labels={STOPS.map(({ key, time }) => ({ text: t(`home.stops.${key}`), note: time }))}>
      <Plate
        title="D-0317"
        live="09:31"
        items={[
          { label: t("home.stops.speed"), value: "42 km/h" },
          { label: t("home.stops.satellites"), value: "BDS 14 · GPS 9" },
          ...(accuracy ? [{ label: t("home.stops.error"), value: `${accuracy.reading.value} ${accuracy.reading.unit}` }] : []),
        ]}
      />
    </RouteMap>
  );
}
