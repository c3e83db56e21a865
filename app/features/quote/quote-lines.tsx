import { useEffect, useRef, useState } from "react";
import { Form } from "react-router";
import type { QuoteView } from "#app/data/quote.server.ts";
import { localPath, sentenceSpace, useLanguage, useText } from "#app/i18n/index.ts";
import { paths } from "#app/lib/paths.ts";
import { TEXT_LIMIT } from "#app/lib/search-params.ts";
import { itemsText, usesText } from "#app/lib/storage/quote-items.ts";
import { quoteAddress, toStoredLine } from "#app/lib/storage/quote-list.ts";
import type { NamedText } from "#app/lib/seo/title.ts";
import { Button } from "#app/components/basics/button.tsx";
import { Icon } from "#app/components/basics/icon.tsx";
import { SiteLink } from "#app/components/basics/site-link.tsx";
import { QuoteLine } from "./quote-line.tsx";
import type { ShownLine } from "./use-quote-page.ts";
import "./quote.css";
import "#app/components/lists/filter-form.css";

/**
 * The quote list: a line for each product, and a field that adds one by its code. Its controls belong to the buyers' form.
 * @param form id of that form
 * @param typed values of a rejected submission
 * @param faults of that submission, by field
 * @param added an unknown code, or the slug of a product that is on the list already: the message stands beneath the field, where
 * its writer looks, and the product's quantity gets the focus
 */
export function QuoteLines({
  view,
  lines,
  form,
  typed,
  faults,
  added,
}: {
  view: QuoteView;
  lines: ShownLine[];
  form: string;
  typed: Record<string, string>;
  faults: Record<string, NamedText>;
  added: { notFound: string; already: string | undefined };
}) {
  const t = useText();
  const language = useLanguage();
  const adding = useRef<HTMLFormElement>(null);
  const { notFound } = added;
  const already = lines.find(({ slug }) => slug === added.already);
  useEffect(() => {
    if (added.already === undefined) return;
    adding.current?.reset();
    document.getElementById(`quantity-${added.already}`)?.focus();
  }, [added]);
  const items = itemsText(lines);
  const uses = usesText(lines.map(toStoredLine));
  return (
    <section className="quote-list" aria-labelledby="quote-head">
      <LeftOut view={view} />
      <div className="quote-head">
        <h2 id="quote-head" tabIndex={-1}>
          {t("quote.products")}
        </h2>
      </div>
      {lines.length === 0 ? (
        <p className="quote-none muted">
          {t("quote.none")} <SiteLink to={paths.products}>{t("quote.choose")}</SiteLink>
        </p>
      ) : (
        <ul>
          {lines.map((line) => (
            <QuoteLine
              key={line.slug}
              line={line}
              without={quoteAddress(lines.filter((other) => other !== line).map(toStoredLine))}
              form={form}
              typed={typed}
              fault={faults[`quantity-${line.slug}`]}
            />
          ))}
        </ul>
      )}
      <search>
        <Form className="quote-add" method="get" action={localPath(paths.buy, language)} preventScrollReset key={items} ref={adding}>
          {items && <input type="hidden" name="items" value={items} />}
          {uses && <input type="hidden" name="use" value={uses} />}
          <label className="filter-control">
            <Icon name="plus" />
            <span className="visually-hidden">{t("quote.addLabel")}</span>
            <input
              type="text"
              name="add"
              maxLength={TEXT_LIMIT}
              placeholder={t("quote.addExample")}
              autoComplete="off"
              defaultValue={notFound}
              aria-invalid={notFound ? true : undefined}
              aria-describedby={notFound ? "add-error" : undefined}
            />
          </label>
          <Button type="submit" size="small">
            {t("quote.addAction")}
          </Button>
        </Form>
        <output className={already && "quote-already"}>
          {already && (
            <>
              {t("quote.already", { code: already.code })}
              {sentenceSpace(language)}
              <a className="text-button" href={`#quantity-${already.slug}`}>
                {t("quote.change")}
              </a>
            </>
          )}
        </output>
        {notFound && (
          <p className="field-error" id="add-error" role="alert">
            <span>
              {t("quote.notFound", { code: notFound })}
              {sentenceSpace(language)}
              <SiteLink to={paths.products}>{t("quote.choose")}</SiteLink>
            </span>
          </p>
        )}
      </search>
    </section>
  );
}

/** Names the lines of the address that are not on the list, with the reason. */
function LeftOut({ view }: { view: QuoteView }) {
  const t = useText();
  // With script the address soon names only the present list; the message about left out lines stays.
  const [initialView] = useState(view);
  const lines = [...new Set([...initialView.leftOut, ...view.leftOut])];
  const tooMany = initialView.tooMany || view.tooMany;
  const isShort = lines.length > 0 || tooMany;
  return (
    <output className={isShort ? "route-note quote-note" : undefined}>
      {lines.length > 0 && <span>{t("quote.leftOut", { lines: lines.join(t("compare.comma")) })} </span>}
      {tooMany && <span>{t("quote.tooMany")} </span>}
      {isShort && <SiteLink to={paths.products}>{t("quote.choose")}</SiteLink>}
    </output>
  );
}
