import type { ProductView } from "#app/data/products.server.ts";
import { Points } from "#app/components/basics/points.tsx";
import { Picture } from "#app/components/media/picture.tsx";
import "./products.css";

/** Where a product is used: its picture at work, if there is one, with the scenarios beside it. */
export function ScenariosPanel({ product: { inUse, scenarios } }: { product: Pick<ProductView, "inUse" | "scenarios"> }) {
  const points = <Points items={scenarios} look="cells" />;
  if (!inUse) return points;
  return (
    <div className="in-use">
      <Picture picture={inUse} sizes="(min-width: 78rem) 700px, (min-width: 62rem) 58vw, 92vw" />
      {points}
    </div>
  );
}
