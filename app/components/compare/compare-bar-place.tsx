import { useLocation } from "react-router";
import { useCompareList } from "#app/lib/storage/compare-list.ts";
import { paths } from "#app/lib/paths.ts";
import { LazyOnDemand } from "../basics/lazy-on-demand.tsx";
import "./compare-bar.css";

const bar = () => import("./compare-bar.tsx").then(({ CompareBar }) => CompareBar);

/** The place of the comparison bar. It is empty without chosen products, and on the comparison itself. */
export function CompareBarPlace() {
  const list = useCompareList();
  const { pathname } = useLocation();
  return list.length > 0 && !pathname.endsWith(paths.compare) && <LazyOnDemand load={bar} props={{ list }} />;
}
