import type { ProductView } from "#app/content/products.server.ts";
import { useText } from "#app/i18n/index.ts";
import { Columns } from "#app/ui/basics/layout.tsx";
import { DimensionDrawing } from "#app/ui/data/dimension-drawing.tsx";
import { KeyValueList } from "#app/ui/data/facts.tsx";
import { SpecTable } from "#app/ui/data/spec-table.tsx";

/** The specifications group by group and the materials; beside them the drawing and what is in the box. */
export function SpecsPanel({ product: { code, specs, materials, size, packing } }: { product: ProductView }) {
  const t = useText();
  const materialRows = materials.map(({ part, material }) => ({ name: part, value: material }));
  return (
    <Columns className="gap-y-5">
      <div className="col-span-full lg:col-[1/9]">
        <SpecTable groups={[...specs, { name: t("product.materials"), rows: materialRows }]} />
      </div>
      <div className="col-span-full grid content-start gap-5 md:grid-cols-2 lg:col-[9/-1] lg:grid-cols-1">
        <section aria-labelledby="drawing">
          <h3 className="mb-1.5 text-lg" id="drawing">
            {t("product.drawing")}
          </h3>
          <DimensionDrawing size={size} label={t("product.drawingLabel", { code, ...size })} note={t("product.drawingNote")} />
        </section>
        <section aria-labelledby="packing">
          <h3 className="mb-1.5 text-lg" id="packing">
            {t("product.packing")}
          </h3>
          <KeyValueList
            items={packing.map(({ item, quantity }) => ({ label: item, value: t("product.quantity", { number: quantity }) }))}
          />
        </section>
      </div>
    </Columns>
  );
}
