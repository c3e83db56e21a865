import { useEffect, useRef, useState, type FormEvent } from "react";
import { useFetcher, useLocation } from "react-router";
import type { QuotedProduct, QuoteView } from "#app/data/quote.server.ts";
import { localPath, useLanguage, useText } from "#app/i18n/index.ts";
import { quotedDays } from "#app/lib/quote-totals.ts";
import { paths } from "#app/lib/paths.ts";
import { changeQuote, quoteAddress, useQuoteList, type StoredLine } from "#app/lib/storage/quote-list.ts";
import { useCompareList } from "#app/lib/storage/compare-list.ts";
import { Button, ButtonLink } from "#app/components/basics/button.tsx";
import { Icon } from "#app/components/basics/icon.tsx";
import { SiteLink } from "#app/components/basics/site-link.tsx";
import { QuoteSum } from "./quote-sum.tsx";

/**
 * The quote list beside the page: what is on it, whether it can be used in a country, how long it lasts at the chosen interval, weight and
 * delivery. Its data are those of the buyers' page.
 */
export function QuoteDrawer({ onClose }: { onClose: () => void }) {
  const t = useText();
  const language = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useQuoteList();
  const compared = useCompareList().filter(({ slug }) => !list.some((line) => line.slug === slug));
  const { load, data } = useFetcher<{ quote: QuoteView; use: { country: string; unread: string } }>();
  const params = new URLSearchParams(useLocation().search);
  const [country, setCountry] = useState(params.get("in") ?? params.get("country") ?? "");

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  const address = quoteAddress(list);
  const source = localPath(`${address}${address.includes("?") ? "&" : "?"}in=${encodeURIComponent(country)}`, language);
  useEffect(() => void load(source), [load, source]);

  function ask(event: FormEvent) {
    event.preventDefault();
    setCountry(String(new FormData(event.target as HTMLFormElement).get("in")));
  }

  const lines = list.flatMap((line) => {
    const product = data?.quote.lines.find(({ slug }) => slug === line.slug);
    const { slug: _slug, quantity, ...lineUse } = line;
    return product ? [{ ...product, quantity, use: lineUse }] : [];
  });
  return (
    <dialog ref={dialog} className="quote-drawer" aria-labelledby="quote-drawer" closedby="any" onClose={onClose}>
      <div className="quote-drawer-head">
        <h2 id="quote-drawer">{t("quote.title")}</h2>
        <Button className="icon-button" aria-label={t("quote.close")} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </Button>
      </div>
      {list.length === 0 ? (
        <p className="muted">{t("quote.none")}</p>
      ) : (
        <ul className="quote-drawer-lines" aria-busy={lines.length < list.length}>
          {list.map((line) => (
            <DrawerLine key={line.slug} line={line} product={lines.find(({ slug }) => slug === line.slug)} />
          ))}
        </ul>
      )}
      {compared.length > 0 && (
        <Button size="small" onClick={() => compared.forEach(({ slug }) => changeQuote(slug, {}))}>
          <Icon name="plus" />
          {t("quote.addCompared", { codes: compared.map(({ code }) => code).join(t("compare.comma")) })}
        </Button>
      )}
      {data && lines.length > 0 && (
        <div onSubmitCapture={ask}>
          <QuoteSum lines={lines} use={data.use} />
        </div>
      )}
      {list.length > 0 && (
        <p className="actions">
          <ButtonLink variant="signal" to={address}>
            {t("product.quote")}
          </ButtonLink>
        </p>
      )}
    </dialog>
  );
}

/** A line; until its data are there, what the browser stores of it. */
function DrawerLine({ line: { slug, quantity, every, under }, product }: { line: StoredLine; product: QuotedProduct | undefined }) {
  const t = useText();
  const days = quotedDays(product?.model, every, under);
  const interval = product?.intervals.find(([minutes]) => String(minutes) === every)?.[1] ?? "";
  return (
    <li>
      <SiteLink to={paths.product(slug)}>
        <b className="figures" translate="no">
          {product?.code ?? slug.toUpperCase()}
        </b>
        {product && ` ${product.name}`}
      </SiteLink>
      <span className="figures">{`× ${quantity}`}</span>
      {product?.verdict && <p className="quote-verdict">{product.verdict.text}</p>}
      {product && (days !== null || product.standby) && (
        <p className="muted">
          {days === null ? t("quote.stated", { standby: product.standby }) : t("quote.everyDays", { interval, days })}
        </p>
      )}
    </li>
  );
}
