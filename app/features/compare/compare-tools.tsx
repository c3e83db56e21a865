import type { Comparison } from "#app/data/compare/compare.server.ts";
import { localPath, useLanguage, useText } from "#app/i18n/index.ts";
import { quoteAddress } from "#app/lib/storage/quote-list.ts";
import { paths } from "#app/lib/paths.ts";
import { Button, ButtonLink } from "#app/components/basics/button.tsx";
import { CountryForm } from "#app/components/lists/country-form.tsx";
import { UnitsSwitch } from "#app/components/data/units-switch.tsx";
import "./compare.css";

/**
 * What can be done with a comparison, below it: ask for a country, take it along as a workbook or on paper, ask for a quote.
 * @param country the name of the country of use; empty without one
 * @param unread the typed text, if it is no country
 */
export function CompareTools({
  comparison: { products, groups },
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
    <div className="compare-tools">
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
  );
}
