import { useState } from "react";
import type { Cell, ComparedGroup, ComparedRow, Comparison as Compared } from "#app/data/compare/compare.server.ts";
import { useText, useTextOf } from "#app/i18n/index.ts";
import { useIsThere } from "#app/lib/missing-pages.ts";
import { paths } from "#app/lib/paths.ts";
import { Icon } from "#app/components/basics/icon.tsx";
import { asWritten } from "#app/components/data/quantity.tsx";
import { UsUnits } from "#app/components/data/units-switch.tsx";
import { Tag } from "#app/components/basics/tag.tsx";
import { SiteLink } from "#app/components/basics/site-link.tsx";
import { useScripted } from "#shared/lib/use-scripted.ts";
import { Picture } from "#app/components/media/picture.tsx";
import { QuoteControl } from "#app/components/quote/quote-control.tsx";
import { AnotherLink } from "./another-link.tsx";
import { differsBetween, type Pair } from "./pair.ts";
import { RemoveLink } from "./remove-link.tsx";
import "./compare.css";

/**
 * Products side by side: differences are bold, equal rows fold, and the better value says so where
 * better is defined. A phone shows two columns, whose heads change them, and marks and folds rows by these two.
 * Without script all columns are there, and all rows are open.
 * @param onRemove called before a column goes
 */
export function Comparison({
  comparison: { products, groups },
  pair: { shown, swap },
  onRemove,
}: {
  comparison: Compared;
  pair: Pair;
  onRemove: (slug: string, control: Element) => void;
}) {
  const t = useText();
  const hasQuotes = useIsThere()(paths.buy);
  const slugs = products.map(({ slug }) => slug);
  const codes = products.map(({ code }) => code).join(", ");
  const aside = products.flatMap(({ code }, index) => (shown.includes(index) ? [] : [code])).join(t("compare.comma"));
  return (
    <>
      <p className="compare-more">
        {aside && `${t("compare.more", { codes: aside })} `}
        <AnotherLink products={products} />
      </p>
      <table className="compare-table">
        <caption className="visually-hidden">{t("compare.caption", { codes })}</caption>
        <thead>
          <tr>
            <td>
              <AnotherLink products={products} />
            </td>
            {products.map(({ slug, code, name, picture, life }, index) => (
              <th key={slug} scope="col" className={columnClass(shown, index)}>
                <div className="compare-head">
                  {picture && <Picture picture={{ ...picture, alt: "" }} sizes="72px" />}
                  <span>
                    <b className="figures" translate="no">
                      {code}
                    </b>
                    <select
                      className="compare-pick figures"
                      translate="no"
                      aria-label={t("compare.replace")}
                      value={index}
                      onChange={({ target }) => swap(index, Number(target.value))}
                    >
                      {products.map((other, place) => (
                        <option key={other.slug} value={place}>
                          {other.code}
                        </option>
                      ))}
                    </select>
                    <SiteLink to={paths.product(slug)}>{name}</SiteLink>
                    {life && <Tag>{life}</Tag>}
                  </span>
                  <RemoveLink slugs={slugs} slug={slug} code={code} onRemove={onRemove} />
                </div>
              </th>
            ))}
          </tr>
        </thead>
        {hasQuotes && (
          <tbody>
            <tr className="compare-actions">
              <th scope="row">
                <span className="visually-hidden">{t("compare.actions")}</span>
              </th>
              {products.map(({ slug, code, isEnded }, index) => (
                <td key={slug} className={columnClass(shown, index)}>
                  {!isEnded && <QuoteControl slug={slug} code={code} className="button button-outline button-small" />}
                </td>
              ))}
            </tr>
          </tbody>
        )}
        {groups.map((group) => (
          <Group key={group.key} group={group} products={products} shown={shown} />
        ))}
      </table>
    </>
  );
}

/** A phone hides some columns; a wide screen shows all. */
function columnClass(visible: readonly number[], index: number): string | undefined {
  return visible.includes(index) ? undefined : "compare-aside";
}

function Group({
  group: { name, rows },
  products,
  shown,
}: {
  group: ComparedGroup;
  products: Compared["products"];
  shown: readonly number[];
}) {
  const t = useText();
  const scripted = useScripted();
  const [open, setOpen] = useState(false);
  const equal = rows.filter((row) => !row.differs);
  const equalOfPair = rows.filter((row) => !differsBetween(row, shown));
  const folds = products.length > 1;
  const same = equal.length === equalOfPair.length;
  const namesOf = (folded: readonly ComparedRow[]) =>
    t("compare.equalRows", { number: folded.length, names: folded.map((row) => row.name).join(t("compare.comma")) });
  return (
    <tbody>
      <tr className="compare-group">
        <th colSpan={products.length + 1} scope="rowgroup">
          {name}
        </th>
      </tr>
      {rows
        .filter((row) => row.differs)
        .map((row) => (
          <Row key={row.key} row={row} products={products} shown={shown} folds={folds && !open} />
        ))}
      {folds && equalOfPair.length > 0 && (
        <tr className={equal.length > 0 ? "compare-fold" : "compare-fold compare-of-pair"}>
          <td colSpan={products.length + 1}>
            <button type="button" aria-expanded={open} disabled={!scripted} onClick={() => setOpen(!open)}>
              {same ? (
                namesOf(equal)
              ) : (
                <>
                  <span className="compare-of-all">{namesOf(equal)}</span>
                  <span className="compare-of-pair">{namesOf(equalOfPair)}</span>
                </>
              )}
              <Icon name="chevron-down" />
            </button>
          </td>
        </tr>
      )}
      {equal.map((row) => (
        <Row key={row.key} row={row} products={products} shown={shown} folds={folds && !open} />
      ))}
    </tbody>
  );
}

/** @param folds whether equal rows fold: among all columns, and on a phone among those shown */
function Row({
  row,
  products,
  shown,
  folds,
}: {
  row: ComparedRow;
  products: Compared["products"];
  shown: readonly number[];
  folds: boolean;
}) {
  const t = useText();
  const { key, name, differs, marked, cells } = row;
  const alike = products.length > 1 && !differsBetween(row, shown);
  const states = [
    marked && "compare-differs",
    alike && "compare-alike",
    folds && (differs ? alike && "compare-folded-pair" : "compare-folded"),
  ];
  return (
    <tr className={states.filter(Boolean).join(" ") || undefined}>
      <th scope="row">
        {name}
        {marked && <span className="visually-hidden">{t("compare.differs")}</span>}
      </th>
      {cells.map((cell, index) => (
        <td key={products[index]?.slug} className={`figures ${columnClass(shown, index) ?? ""}`.trimEnd()}>
          {key === "dimensions" && <Outline size={products[index]?.size} />}
          <Value cell={cell} row={row} />
        </td>
      ))}
    </tr>
  );
}

function Value({ cell, row: { key, better } }: { cell: Cell; row: ComparedRow }) {
  const t = useText();
  const textOf = useTextOf();
  if (!cell || cell.silence) return <span className="compare-silent">{cell ? cell.value : t("compare.notStated")}</span>;
  return (
    <>
      {cell.best ? <strong {...asWritten(cell.value)}>{cell.value}</strong> : <span {...asWritten(cell.value)}>{cell.value}</span>}
      <UsUnits>{cell.us}</UsUnits>
      {cell.best && <em>{textOf(`compare.best.${key}`) ?? t(`compare.best.${better ?? "high"}`)}</em>}
      {cell.condition && <small>{cell.condition}</small>}
    </>
  );
}

/** The longest demonstration product has 128 mm; the column has room for a longer one. */
const MAX_WIDTH = 150;

/** A product's outline from above, all to one scale. */
function Outline({ size }: { size: { width: number; depth: number } | undefined }) {
  if (!size) return null;
  return (
    <svg className="compare-outline" viewBox={`0 0 ${MAX_WIDTH} ${size.depth + 2}`} aria-hidden="true">
      <rect x="1" y="1" width={Math.min(size.width, MAX_WIDTH - 2)} height={size.depth} rx={Math.min(4, size.depth / 4)} />
    </svg>
  );
}
