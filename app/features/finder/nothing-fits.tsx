import type { FinderView } from "#app/data/finder/finder-page.server.ts";
import type { CulpritView } from "#app/data/finder/view-types.ts";
import { useText } from "#app/i18n/index.ts";
import type { TextKey } from "#app/i18n/texts.ts";
import { contactAddress } from "#app/lib/contact-address.ts";
import { paths } from "#app/lib/paths.ts";
import { listAddress } from "#app/lib/search-params.ts";
import { ButtonLink } from "#app/components/basics/button.tsx";
import { Empty } from "#app/components/lists/states.tsx";
import { SiteLink } from "#app/components/basics/site-link.tsx";
import "./nothing-fits.css";

/** The texts for one choice and for two; with more the text counts them. */
const NOTHING: Partial<Record<number, TextKey>> = { 1: "finder.nothingOne", 2: "finder.nothingBoth" };

/**
 * Shown without results: the choices that exclude everything, and the number of products without each.
 * @param address site path of the list with its choices
 * @param words the typed words, which the rest of the site may contain
 * @param spelled their probable meaning
 */
export function NothingFits({
  address,
  culprits,
  words,
  spelled,
}: {
  address: string;
  culprits: CulpritView[];
  words: string;
  spelled: FinderView["spelled"];
}) {
  const t = useText();
  // If leaving out a choice finds nothing, the list itself is empty.
  if (culprits.length < 2 && culprits.every(({ count }) => count === 0))
    return (
      <Empty
        title={t("errors.noData")}
        action={
          <ButtonLink size="small" to={paths.products}>
            {t("nav.allProducts")}
          </ButtonLink>
        }
      />
    );
  const helps = culprits.some(({ count }) => count > 0);
  return (
    <div className="nothing-fits">
      <svg viewBox="0 0 160 120" aria-hidden="true">
        <path className="route" d="M8 100c30 0 26-50 60-50" />
        <circle className="route" cx="76" cy="49" r="8" />
        <path className="ahead" d="M88 44c26-10 40-2 62-34" />
      </svg>
      <div>
        <h3>{t(NOTHING[culprits.length] ?? "finder.nothing", { number: culprits.length })}</h3>
        {culprits.length > 1 && <p>{t(helps ? "finder.nothingText" : "finder.nothingAtAll")}</p>}
        <ul>
          {culprits.map(({ label, value, to, count }) => (
            <li key={label + value} className={count > 0 ? "culprit" : undefined}>
              <span className="culprit-name">
                <b>{t("finder.choice", { label })}</b>
                {value}
              </span>
              <p className="culprit-count">{count > 0 ? t("finder.withoutIt", { number: count }) : t("finder.stillNone")}</p>
              {count > 0 && (
                <ButtonLink size="small" to={to} preventScrollReset aria-label={t("finder.drop", { choice: `${label} ${value}` })}>
                  {t("finder.dropIt")}
                </ButtonLink>
              )}
            </li>
          ))}
        </ul>
        {spelled && (
          <p className="nothing-fits-more">
            <SiteLink to={spelled.to}>{t("search.spelled", { words: spelled.words })}</SiteLink>
          </p>
        )}
        {words && (
          <p className="nothing-fits-more">
            {t("finder.elsewhere")} <SiteLink to={listAddress(paths.search, { q: words })}>{t("finder.elsewhereLink", { words })}</SiteLink>
          </p>
        )}
        <p className="nothing-fits-more">
          {t("finder.customAsk")} <SiteLink to={contactAddress({ about: address })}>{t("finder.customLink")}</SiteLink>
        </p>
      </div>
    </div>
  );
}
