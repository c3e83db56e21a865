import type { Comparison } from "#app/data/compare/compare.server.ts";
import { localPath, useLanguage, useText } from "#app/i18n/index.ts";
import { quoteAddress } from "#app/lib/storage/quote-list.ts";
import { paths } from "#app/lib/paths.ts";
import { Button, ButtonLink } from "#app/components/basics/button.tsx";
import { CountryForm } from "#app/components/lists/country-form.tsx";
import { UnitsSwitch } from "#app/components/data/units-switch.tsx";
import "./compare.css";

/**
 * The actions of a comparison: fold equal rows, ask for a country, download it as a workbook, print it. Also names the products of the
 * address that do not exist.
 * @param country the name of the country of use; empty without one
 * @param unread what was typed, if it is no country
 */
export function CompareTools({
  comparison: { products, groups, unknown, tooMany },
  country,
  unread,
}: {
  comparison: Comparison;
  country: string;
  unread: string;
}) {
  const t = useText();
  const lines = products.flatMap(({ slug, isEnded }) => (isEnded ? [] : [{ slug, quantity: 1 }]));
  const ids = products.map(({ slug }) => slug).join(",");
  const sheet = localPath(`${paths.compareSheet}?ids=${ids}`, useLanguage());
  return (
    <>
      {unknown.length > 0 && <p className="route-note">{t("compare.unknown", { slugs: unknown.join(", ") })}</p>}
      {tooMany && <p className="compare-note">{t("compare.tooMany")}</p>}
      <div className="compare-tools">
        {products.length > 1 && (
          <>
            <label className="compare-switch">
              <input type="checkbox" defaultChecked />
              {t("compare.fold")}
            </label>
            <span className="muted">{t("compare.betterNote")}</span>
          </>
        )}
        <CountryForm action={paths.compare} keep={{ ids }} country={country} unread={unread} />
        {groups.some(({ rows }) => rows.some(({ cells }) => cells.some((cell) => cell?.us))) && <UnitsSwitch />}
        <span className="compare-take">
          {lines.length > 1 && (
            <ButtonLink size="small" to={quoteAddress(lines)}>
              {t("quote.addAll")}
            </ButtonLink>
          )}
          <ButtonLink size="small" to={sheet} download>
            {t("sheets.compare")}
          </ButtonLink>
          <Button size="small" className="when-scripted" onClick={() => print()}>
            {t("compare.print")}
          </Button>
        </span>
      </div>
    </>
  );
}
