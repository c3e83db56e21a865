import { useLocation } from "react-router";
import type { LandPattern } from "#app/data/datasheet/drawing.server.ts";
import type { ProductView } from "#app/data/products.server.ts";
import { localPath, useLanguage, useText, type Language } from "#app/i18n/index.ts";
import { paths } from "#app/lib/paths.ts";
import { useScripted } from "#shared/lib/use-scripted.ts";
import { Fold } from "#app/components/basics/fold.tsx";
import { KeyValueList } from "#app/components/data/facts.tsx";
import { SpecTable } from "#app/components/data/spec-table.tsx";
import { UnitsSwitch } from "#app/components/data/units-switch.tsx";
import { unitSpace, writtenLengths } from "#shared/specification/numbers.ts";
import { RowLink, rowHash } from "./row-link.tsx";
import "./products.css";

/** Width of the dimension drawing in its own units. */
const DRAWING_WIDTH = 900;
/** Height of a wire with the room around it. */
const WIRE_HEIGHT = 7;

/**
 * The specifications group by group and the materials; among them the drawing and the box contents. Each row has a link, and
 * with script a copy button.
 * @param drawingHeight height of the dimension drawing, in its own units
 * @param pads the drawing of a module's pads; null for anything else
 */
export function SpecsPanel({
  product: { slug, code, specs, wires, materials, size, packing },
  drawingHeight,
  pads,
}: {
  product: ProductView;
  drawingHeight: number;
  pads: LandPattern | null;
}) {
  const t = useText();
  const language = useLanguage();
  const scripted = useScripted();
  const { hash } = useLocation();
  const keys = new Map<string, number>();
  /** The anchor of a row; from the second of the same key on with a number. */
  const anchorOf = (key: string) => {
    const count = (keys.get(key) ?? 0) + 1;
    keys.set(key, count);
    return count === 1 ? key : `${key}-${count}`;
  };
  const anchored = specs.map(({ rows, ...group }) => ({ ...group, rows: rows.map((row) => ({ ...row, key: anchorOf(row.key) })) }));
  const groups = anchored.map(({ name: group, rows }) => ({
    name: group,
    rows: rows.map(({ key, ...row }) => ({
      ...row,
      id: rowHash(key).slice(1),
      ...(scripted && {
        marked: hash === rowHash(key),
        tool: (
          <RowLink row={key} name={row.name} text={t("product.copiedRow", { code, name: row.name, value: valueText(row, language) })} />
        ),
      }),
    })),
  }));
  const harness = {
    name: t("product.wires"),
    rows: wires.map(({ name, colours, signal, target }) => ({
      name,
      mark: <WireMark colours={colours} />,
      value: signal,
      condition: target,
    })),
  };
  return (
    <>
      {specs.some(({ rows }) => rows.some(({ us }) => us)) && <UnitsSwitch />}
      <SpecTable inColumns groups={wires.length > 0 ? [...groups, harness] : groups}>
        <section className="specs-side" aria-labelledby="drawing">
          <h3 id="drawing">{t("product.drawing")}</h3>
          <img
            src={localPath(paths.drawing(slug), language)}
            width={DRAWING_WIDTH}
            height={drawingHeight}
            loading="lazy"
            alt={t("product.drawingLabel", { code, ...writtenLengths(size, language) })}
          />
          <p className="muted">{t(pads ? "product.drawingUnit" : "product.drawingNote")}</p>
        </section>
        {packing.length > 0 && (
          <Fold title={t("product.packing")}>
            <KeyValueList
              items={packing.map(({ item, quantity }) => ({ label: item, value: t("product.quantity", { number: quantity }) }))}
            />
          </Fold>
        )}
        {materials.length > 0 && (
          <Fold title={t("product.materials")}>
            <KeyValueList items={materials.map(({ part, material }) => ({ label: part, value: material }))} />
          </Fold>
        )}
      </SpecTable>
      {pads && (
        <section className="land-pattern" aria-labelledby="pins">
          <div>
            <h3 className="item-title" id="pins">
              {t("product.pins")}
            </h3>
            <p className="item-text">{t("product.pinsNote")}</p>
          </div>
          <a href={pads.src}>
            <img
              src={pads.src}
              width={pads.width}
              height={pads.height}
              loading="lazy"
              alt={`${t("product.pinsLabel", { code })} ${pads.names.join(", ")}`}
            />
          </a>
        </section>
      )}
    </>
  );
}

/** A wire as it looks: one line for each of its colours. A plug has none. */
function WireMark({ colours }: { colours: readonly string[] }) {
  return (
    <svg className="wire" viewBox={`0 0 28 ${WIRE_HEIGHT * Math.max(1, colours.length)}`} aria-hidden="true">
      {colours.map((colour, index) => (
        <path key={colour} d={`M0 ${WIRE_HEIGHT * (index + 0.5)}H28`} stroke={colour} />
      ))}
    </svg>
  );
}

function valueText({ value, unit, condition }: { value: string; unit: string; condition: string }, language: Language): string {
  const quantity = value + unitSpace(unit, language) + unit;
  return condition ? `${quantity} (${condition})` : quantity;
}
