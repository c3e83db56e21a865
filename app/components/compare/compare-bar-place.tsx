import { useLocation } from "react-router";
import { useText } from "#app/i18n/index.ts";
import { MAX_COMPARED, useCompareList } from "#app/lib/storage/compare-list.ts";
import { paths } from "#app/lib/paths.ts";
import { LazyOnDemand } from "../basics/lazy-on-demand.tsx";
import "./compare-bar.css";

const bar = () => import("./compare-bar.tsx").then(({ CompareBar }) => CompareBar);

/**
 * The place of the comparison bar, which says how many products are chosen: screen readers pass over what comes together with its text,
 * as the bar does. There is no bar without chosen products, and on the comparison itself.
 */
export function CompareBarPlace() {
  const t = useText();
  const list = useCompareList();
  const { pathname } = useLocation();
  return (
    <>
      {list.length > 0 && !pathname.endsWith(paths.compare) && <LazyOnDemand load={bar} props={{ list }} />}
      <output className="visually-hidden">{list.length > 0 && t("compare.count", { number: list.length, most: MAX_COMPARED })}</output>
    </>
  );
}
