import { useText } from "#app/i18n/index.ts";
import { RouteMap } from "#app/components/map/route-map.tsx";
import { lost } from "#app/components/map/scenes/lost.ts";

/** A route that ends in the unknown, as the background of an error page. */
export function LostMap() {
  const t = useText();
  return <RouteMap scene={lost} frame="fill" labels={[null, null, { text: t("errors.lastPosition") }]} fenceSign="?" priority />;
}
