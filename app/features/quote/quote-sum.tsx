import { formatNumber } from "#shared/specification/numbers.ts";
import { useState } from "react";
import { href } from "react-router";
import { localPath, useLanguage, useText } from "#app/i18n/index.ts";
import { quoteAddress, toStoredLine } from "#app/lib/storage/quote-list.ts";
import { paths } from "#app/lib/paths.ts";
import { kilograms, quoteTotals } from "#app/lib/quote-totals.ts";
import { MoreLink } from "#app/components/basics/button.tsx";
import { CountryForm } from "#app/components/lists/country-form.tsx";
import { KeyValueList } from "#app/components/data/facts.tsx";
import type { ShownLine } from "./use-quote-page.ts";
import "./quote.css";

/** Where the list is a paper. */
const PAPER = href("/buy/list.pdf");

/**
 * The sum of the list: pieces, weight, and delivery, and the question where it is to be used. Follows the typed quantities.
 * @param use the country of use by its name, and the typed text if it is none
 */
export function QuoteSum({ lines, use }: { lines: ShownLine[]; use: { country: string; unread: string } }) {
  const t = useText();
  const language = useLanguage();
  const { pieces, grams, sampleDays, leadDays } = quoteTotals(lines);
  const address = quoteAddress(lines.map(toStoredLine));
  const country = use.country && `&in=${encodeURIComponent(use.country)}`;
  const rows = [
    { label: t("quote.products"), value: t("quote.models", { number: lines.length }) },
    ...(grams === null ? [] : [{ label: t("quote.weight"), value: t("quote.kilograms", { number: kilograms(grams, language) }) }]),
    ...(sampleDays === null ? [] : [{ label: t("quote.samples"), value: t("quote.within", { number: sampleDays }) }]),
    ...(leadDays === null ? [] : [{ label: t("quote.lead"), value: t("quote.days", { number: leadDays }) }]),
  ];
  return (
    <section className="quote-sum" aria-labelledby="quote-sum">
      <h2 id="quote-sum">{t("quote.sum")}</h2>
      <p className="quote-pieces figures" aria-live="polite">
        {`${formatNumber(pieces, language)} `}
        <small>{t(pieces === 1 ? "quote.piece" : "quote.pieces")}</small>
      </p>
      <KeyValueList items={rows} />
      <CountryForm action={paths.buy} keep={Object.fromEntries(new URLSearchParams(address.slice(paths.buy.length)))} {...use} />
      <p className="muted when-scripted">
        {t("quote.kept")} <CopyLink lines={lines} />
      </p>
      <MoreLink to={localPath(`${PAPER}${address.slice(paths.buy.length)}${country}`, language)} download>
        {t("quote.paper")}
      </MoreLink>
    </section>
  );
}

/** Copies the address of the list, for a colleague or another device. */
function CopyLink({ lines }: { lines: ShownLine[] }) {
  const t = useText();
  const language = useLanguage();
  const [copied, setCopied] = useState("");
  const address = localPath(quoteAddress(lines.map(toStoredLine)), language);
  async function copy() {
    try {
      await navigator.clipboard.writeText(location.origin + address);
      setCopied(address);
    } catch (error) {
      console.info("The address could not be copied:", error);
    }
  }
  return (
    <>
      <button type="button" className="text-button" onClick={() => void copy()}>
        {t("quote.copy")}
      </button>{" "}
      <output>{copied === address && t("quote.copied")}</output>
    </>
  );
}
