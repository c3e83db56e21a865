import { formatNumber } from "#shared/specification/numbers.ts";
import { useState } from "react";
import { localPath, useLanguage, useText, type Language } from "#app/i18n/index.ts";
import { quoteAddress, toStoredLine } from "#app/lib/storage/quote-list.ts";
import { paths } from "#app/lib/paths.ts";
import { CountryForm } from "#app/components/lists/country-form.tsx";
import { KeyValueList } from "#app/components/data/facts.tsx";
import type { ShownLine } from "./use-quote-page.ts";
import "./quote.css";

const GRAMS = 1000;

/**
 * The sum of the list: pieces, weight, and delivery, and the question where it is to be used. Follows the typed quantities.
 * @param use the country of use by its name, and what was typed instead of one
 */
export function QuoteSum({ lines, use }: { lines: ShownLine[]; use: { country: string; unread: string } }) {
  const t = useText();
  const language = useLanguage();
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const grams = lines.every(({ weight }) => weight !== null)
    ? lines.reduce((sum, line) => sum + line.quantity * (line.weight ?? 0), 0)
    : null;
  const sampleDays = maxOf(lines.map((line) => line.sampleDays));
  const leadDays = maxOf(lines.map((line) => line.leadDays));
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
      <CountryForm
        action={paths.buy}
        keep={Object.fromEntries(new URLSearchParams(quoteAddress(lines.map(toStoredLine)).slice(paths.buy.length)))}
        {...use}
      />
      <p className="muted when-scripted">
        {t("quote.kept")} <CopyLink lines={lines} />
      </p>
    </section>
  );
}

/** The longest of some times; null where one is unknown. */
function maxOf(days: readonly (number | null)[]): number | null {
  const numbers = days.filter((number) => number !== null);
  return numbers.length === days.length ? Math.max(...numbers) : null;
}

function kilograms(grams: number, language: Language): string {
  return formatNumber(Number((grams / GRAMS).toFixed(grams < GRAMS ? 3 : 1)), language);
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
    <button type="button" className="text-button" onClick={() => void copy()}>
      {copied === address ? t("quote.copied") : t("quote.copy")}
    </button>
  );
}
