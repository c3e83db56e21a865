import { useState } from "react";
import type { Cell, ComparedGroup, ComparedProduct, ComparedRow, Comparison as Compared } from "#app/data/compare/compare.server.ts";
import { useLanguage, useText, useTextOf } from "#app/i18n/index.ts";
import { colon } from "#shared/languages.ts";
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
import { chooseForCompare } from "#app/lib/storage/compare-list.ts";
import { differsBetween, type Pair } from "./pair.ts";
import { RemoveLink } from "./remove-link.tsx";
import "./compare.css";

/** The group about a chosen country: the use of each product there. */
const ASKED = "~use";

/**
 * Products side by side: what each is best at, the rows that decide, then all others, folded group by group. The better value says so
 * where better is defined. A phone shows two columns, whose heads change them, and marks rows by these two.
 * Without script all columns are there, and all rows are open.
 * @param onRemove called before a column goes
 */
export function Comparison({
  comparison: { products, groups, decisive },
  pair: { shown, swap },
  onRemove,
}: {
  comparison: Compared;
  pair: Pair;
  onRemove: (slug: string, control: Element) => void;
}) {
  const t = useText();
  const hasQuotes = useIsThere()(paths.buy);
  const scripted = useScripted();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set([ASKED]));
  const slugs = products.map(({ slug }) => slug);
  const codes = products.map(({ code }) => code).join(", ");
  const aside = products.flatMap(({ code }, index) => (shown.includes(index) ? [] : [code])).join(t("compare.comma"));
  const folds = products.length > 1;
  const first = decisive.flatMap((key) => rowsOf(groups).find((row) => row.key === key) ?? []);
  const [countryUse, rest] = [groups.filter(({ key }) => key === ASKED), withoutRows(groups, folds ? decisive : [])];
  const isOpen = rest.every(({ key }) => open.has(key));
  const group = (one: ComparedGroup) => (
    <Group
      key={one.key}
      group={one}
      products={products}
      shown={shown}
      fold={
        folds
          ? {
              isOpen: open.has(one.key),
              toggle: () => setOpen((keys) => new Set(keys.has(one.key) ? [...keys].filter((key) => key !== one.key) : [...keys, one.key])),
            }
          : undefined
      }
    />
  );
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
        {folds && <Verdicts rows={[...first, ...rowsOf(rest)]} products={products} shown={shown} />}
        {countryUse.map(group)}
        {folds && first.length > 0 && (
          <tbody className="compare-decisive">
            <tr className="compare-group">
              <th colSpan={products.length + 1} scope="rowgroup">
                {t("compare.decisive")}
              </th>
            </tr>
            {first.map((row) => (
              <Row key={row.key} row={row} products={products} shown={shown} isFolded={false} />
            ))}
          </tbody>
        )}
        {folds && (
          <tbody className="compare-rest">
            <tr>
              <td colSpan={products.length + 1}>
                <b>{t("compare.rest")}</b>
                <button
                  type="button"
                  disabled={!scripted}
                  onClick={() => setOpen(new Set([ASKED, ...(isOpen ? [] : rest.map(({ key }) => key))]))}
                >
                  {t(isOpen ? "compare.closeAll" : "compare.openAll")}
                </button>
                <label className="compare-switch">
                  <input type="checkbox" />
                  {t("compare.fold")}
                </label>
              </td>
            </tr>
          </tbody>
        )}
        {rest.map(group)}
      </table>
    </>
  );
}

function rowsOf(groups: readonly ComparedGroup[]): ComparedRow[] {
  return groups.flatMap(({ rows }) => rows);
}

/** The groups without the use in a country and without these rows. */
function withoutRows(groups: readonly ComparedGroup[], keys: readonly string[]): ComparedGroup[] {
  return groups
    .filter(({ key }) => key !== ASKED)
    .map((group) => Object.assign({}, group, { rows: group.rows.filter(({ key }) => !keys.includes(key)) }))
    .filter(({ rows }) => rows.length > 0);
}

/** The most values that a verdict names of one product. */
const MAX_NAMED = 3;

/** The rows that each product is best in, and those that it alone has: decisive rows come first. */
function Verdicts({ rows, products, shown }: { rows: readonly ComparedRow[]; products: Compared["products"]; shown: readonly number[] }) {
  const t = useText();
  const language = useLanguage();
  const namesOfRows = (place: number, is: (row: ComparedRow) => boolean, before = "") =>
    rows
      .filter(is)
      .slice(0, MAX_NAMED)
      .map(({ key, name, cells }) => (
        <li key={before + key}>
          {before && before + colon(language)}
          {name} <b {...asWritten(cells[place]?.value ?? "")}>{cells[place]?.value}</b>
        </li>
      ));
  const of = products.map((_, place) => [
    ...namesOfRows(place, ({ cells }) => cells[place]?.best === true),
    ...namesOfRows(place, ({ only }) => only === place, t("compare.alone")),
  ]);
  if (of.every(({ length }) => length === 0)) return null;
  return (
    <tbody className="compare-verdicts">
      <tr className={shown.some((place) => of[place]?.length) ? undefined : "compare-blank-pair"}>
        <th scope="row">{t("compare.leads")}</th>
        {products.map(({ slug }, place) => (
          <td key={slug} className={columnClass(shown, place)}>
            {of[place]?.length ? <ul>{of[place]}</ul> : <span className="compare-silent">{t("compare.leadsNone")}</span>}
          </td>
        ))}
      </tr>
    </tbody>
  );
}

/** A phone hides some columns; a wide screen shows all. */
function columnClass(visible: readonly number[], index: number): string | undefined {
  return visible.includes(index) ? undefined : "compare-aside";
}

/** @param fold whether its rows are visible, and a function that toggles them; without it they always are */
function Group({
  group: { name, rows },
  products,
  shown,
  fold,
}: {
  group: ComparedGroup;
  products: Compared["products"];
  shown: readonly number[];
  fold: { isOpen: boolean; toggle: () => void } | undefined;
}) {
  const t = useText();
  const scripted = useScripted();
  const countOf = (places: readonly number[]) =>
    t("compare.rowCount", { rows: rows.length, different: rows.filter((row) => differsBetween(row, places)).length });
  return (
    <tbody>
      <tr className="compare-group">
        <th colSpan={products.length + 1} scope="rowgroup">
          {fold ? (
            <button type="button" aria-expanded={fold.isOpen} disabled={!scripted} onClick={fold.toggle}>
              {name}
              <span className="compare-of-all">{countOf(products.map((_, place) => place))}</span>
              <span className="compare-of-pair">{countOf(shown)}</span>
              <Icon name="chevron-down" />
            </button>
          ) : (
            name
          )}
        </th>
      </tr>
      {rows.map((row) => (
        <Row key={row.key} row={row} products={products} shown={shown} isFolded={fold !== undefined && !fold.isOpen} />
      ))}
    </tbody>
  );
}

/** @param isFolded whether only pages without script and paper show it */
function Row({
  row,
  products,
  shown,
  isFolded,
}: {
  row: ComparedRow;
  products: Compared["products"];
  shown: readonly number[];
  isFolded: boolean;
}) {
  const t = useText();
  const { key, name, differs, alike, cells } = row;
  const isAlike = (places: readonly number[]) => products.length > 1 && new Set(places.map((place) => alike[place])).size === 1;
  const states = [
    differs && "compare-differs",
    differs && !differsBetween(row, shown) && "compare-same-pair",
    isAlike(products.map((_, place) => place)) && "compare-alike",
    isAlike(shown) && "compare-alike-pair",
    shown.every((place) => !cells[place] || cells[place]?.silence === "inapplicable") && "compare-blank-pair",
    isFolded && "compare-folded",
  ];
  return (
    <tr className={states.filter(Boolean).join(" ") || undefined}>
      <th scope="row">
        {name}
        {differs && <span className="visually-hidden">{t("compare.differs")}</span>}
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
  if (!cell || cell.silence === "none") return <span className="compare-silent">{cell ? cell.value : t("compare.notStated")}</span>;
  if (cell.silence) {
    return (
      <span className="compare-silent">
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{cell.value}</span>
      </span>
    );
  }
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

/** Leads to the list of products to choose one more. The compared products become the chosen ones there. */
function AnotherLink({ products }: { products: readonly ComparedProduct[] }) {
  const t = useText();
  function choose() {
    chooseForCompare(products.map(({ slug, code, line, picture }) => ({ slug, code, line, picture: picture && { ...picture, alt: "" } })));
  }
  return (
    <SiteLink className="when-hydrated" to={paths.products} onClick={choose} onAuxClick={choose}>
      {t("compare.another")}
    </SiteLink>
  );
}
