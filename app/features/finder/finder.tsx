import { useState } from "react";
import { useFetcher, useNavigation, useLocation } from "react-router";
import type { FinderView } from "#app/data/finder/finder-page.server.ts";
import { MAX_SHEET_ROWS } from "#app/data/sheets/most-rows.ts";
import { localPath, useLanguage, useText, type Language } from "#app/i18n/index.ts";
import { paths } from "#app/lib/paths.ts";
import { SiteLink } from "#app/components/basics/site-link.tsx";
import { Pager } from "#app/components/lists/pager.tsx";
import { Chips, NeedLinks } from "./chips.tsx";
import { FinderCards } from "./finder-cards.tsx";
import { FinderForm } from "./finder-form.tsx";
import { NothingFits } from "./nothing-fits.tsx";
import { ResultHead } from "./result-head.tsx";
import { LazyScaleView } from "./lazy-scale-view.tsx";
import "./finder.css";

/**
 * Finding products by their facts: the choices at the left, the results at the right. All of it is in the address; with
 * script a choice applies at once, on a phone with the button of the sheet.
 */
export function Finder({ finder }: { finder: FinderView }) {
  const t = useText();
  const language = useLanguage();
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const ahead = useFetcher<{ finder: { failed: boolean; value?: FinderView } }>();
  const [isPreviewing, setPreviewing] = useState(false);
  const preview = isPreviewing && ahead.data && !ahead.data.finder.failed ? ahead.data.finder.value : undefined;
  const busy = navigation.state === "loading" && navigation.location.pathname === pathname;
  const { items, page, pages, path, address, total, scale } = finder;
  const needs = finder.facets.find(({ key }) => key === "need");
  const cards = <FinderCards products={items} matchedKeys={finder.matchedKeys} grouped={finder.sort === "order"} />;
  return (
    <div className="finder">
      <FinderForm
        finder={preview ?? finder}
        applied={finder}
        trying={isPreviewing}
        onTrying={setPreviewing}
        onTry={(to) => void ahead.load(to)}
      />
      <section className="finder-result" aria-labelledby="found" aria-busy={busy}>
        <ResultHead finder={finder} busy={busy} />
        {needs && finder.chips.length === 0 && <NeedLinks facet={needs} path={path} />}
        <Chips chips={finder.chips} clearTo={finder.clearTo} />
        {finder.notes.length > 0 && (
          <ul className="finder-why">
            {finder.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
        {total === 0 ? (
          <NothingFits address={address} culprits={finder.culprits} words={finder.q} spelled={finder.spelled} />
        ) : (
          <>
            {scale ? <LazyScaleView products={items}>{cards}</LazyScaleView> : cards}
            <p className="finder-note">
              {(scale || items.some(({ figures }) => figures.some(({ key }) => key === "standby"))) &&
                `${t(scale ? "finder.scaleNote" : finder.matchedKeys.length > 0 ? "finder.metNote" : "finder.note")} `}
              <SiteLink to={sheetAddress(finder, language)} download>
                {total > MAX_SHEET_ROWS ? t("sheets.finderCut", { number: MAX_SHEET_ROWS }) : t("sheets.finder")}
              </SiteLink>
            </p>
          </>
        )}
        <Pager page={page} pages={pages} addressOf={(number) => pageAddress(address, number)} />
      </section>
    </div>
  );
}

/** The workbook of the results, all pages of it. */
function sheetAddress({ address, path, fixed }: FinderView, language: Language): string {
  const params = new URLSearchParams(address.slice(path.length));
  params.delete("view");
  if (fixed) params.set("series", fixed);
  const query = params.toString().replaceAll("%2C", ",");
  return localPath(query ? `${paths.productSheet}?${query}` : paths.productSheet, language);
}

function pageAddress(address: string, page: number): string {
  return page > 1 ? `${address}${address.includes("?") ? "&" : "?"}page=${page}` : address;
}
