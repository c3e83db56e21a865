import type { ShouldRevalidateFunctionArgs } from "react-router";
import { productsBy } from "#app/data/product-card.server.ts";
import { quoteView, slugOfCode } from "#app/data/quote.server.ts";
import { formFields } from "#app/data/forms.server.ts";
import { pageContext } from "#app/data/page.server.ts";
import { VerticalSteps } from "#app/components/data/steps.tsx";
import { DirectContact } from "#app/features/leads/direct-contact.tsx";
import { formatNumber } from "#shared/specification/numbers.ts";
import { VisitorForm, type VisitorFormProps } from "#app/features/leads/visitor-form.tsx";
import { formHeaders, sendForm } from "#app/features/leads/send.ts";
import { QuoteLines } from "#app/features/quote/quote-lines.tsx";
import { LazyQuoteSum } from "#app/features/quote/lazy-quote-sum.tsx";
import { useQuotePage } from "#app/features/quote/use-quote-page.ts";
import { CONDITION_PARAMETERS } from "#app/lib/calculator-address.ts";
import { localPath, useLanguage, useText } from "#app/i18n/index.ts";
import { nameOfCountry } from "#app/data/country-use.server.ts";
import { countryInAddress } from "#app/search/regions.ts";
import { countriesFromHome } from "#app/data/home-country.server.ts";
import { usePageLayoutData } from "#app/data/layout-context.ts";
import { useLatest } from "#app/lib/latest.ts";
import { redirectTo } from "#app/lib/navigate-to.ts";
import { readItems, withUses } from "#app/lib/storage/quote-items.ts";
import { quoteAddress } from "#app/lib/storage/quote-list.ts";
import { namedText } from "#app/lib/seo/title.ts";
import { textParam } from "#app/lib/search-params.ts";
import { submitForm } from "#app/leads/submit.server.ts";
import { Wrap } from "#app/components/basics/layout.tsx";
import type { PageHandle } from "#app/lib/page-handle.ts";
import type { Route } from "./+types/buy.ts";
import "#app/components/forms/form-page.css";
import "#app/features/quote/quote.css";

/** Id of the form of the quote list's controls. */
const FORM = "lead";

/**
 * How to buy: the quote list and the lead form. `?items=a9:20,v3:5` is the list, `?add=A7` adds one or says that it is there, and
 * `?product=V3` begins the message with that product. The standby calculator links to
 * `?items=a9:1&interval=360&at=-10&coverage=weak`: the conditions are those of the first product of the list.
 * `?use=a9:360:-10:weak:europe` is the use of products in a shared list.
 */
export async function loader({ url }: Route.LoaderArgs) {
  const { language, t, layout, head } = await pageContext(url);
  const items = url.searchParams.get("items") ?? "";
  const add = textParam(url, "add");
  const slug = add && (await slugOfCode(add));
  const { lines } = readItems(items);
  const already = lines.find((line) => line.slug === slug)?.slug;
  if (slug && !already) throw redirectTo(localPath(quoteAddress(withUses(lines, url.searchParams.get("use") ?? ""), slug), language));
  const { country, unread } = countryInAddress(url);
  const [[requested], quote, { buy }] = await Promise.all([
    productsBy("code", language, [textParam(url, "product")].filter(Boolean)),
    quoteView(language, items, url.searchParams, country),
    formFields(language),
  ]);
  const product = requested ?? quote.lines.find(({ every }) => every);
  return {
    head: head({ title: namedText("buy.title"), description: t("buy.description", { name: layout.company.name }) }),
    countries: countriesFromHome(language),
    message: product ? t("buy.about", { product: `${product.code} ${product.name}` }) : "",
    fields: buy,
    quote,
    use: { country: country === undefined ? "" : nameOfCountry(country, language), unread },
    added: { notFound: already ? "" : add, already },
  };
}

/** A list without new products needs nothing from the server. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  if (formMethod) return defaultShouldRevalidate;
  const slugsOf = (url: URL) => readItems(url.searchParams.get("items") ?? "").lines.map(({ slug }) => slug);
  const loadedSlugs = new Set(slugsOf(currentUrl));
  const isFollowing = currentUrl.pathname === nextUrl.pathname && !nextUrl.searchParams.has("add");
  return isFollowing && slugsOf(nextUrl).every((slug) => loadedSlugs.has(slug)) ? false : defaultShouldRevalidate;
}

export const action = submitForm("buy");
export const clientAction = sendForm;
export const headers = formHeaders;
export const handle: PageHandle = { parameters: ["product", "items", "use", "add", "in", ...CONDITION_PARAMETERS] };

export default function Buy({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const { quote, added } = loaderData;
  const { company } = usePageLayoutData();
  const result = useLatest(actionData);
  const isSent = result?.state === "success";
  const typed = result && "typed" in result ? result.typed : {};
  const lines = useQuotePage(quote, isSent, typed);
  // The introduction announces the steps; with a list it speaks of the list.
  const hasIntro = !isSent && quote.lines.length === 0;
  const steps = <BuySteps at={isSent ? 1 : 0} />;
  const list = {
    products: lines.length,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    labels: Object.fromEntries(lines.map(({ slug, code }) => [`quantity-${slug}`, t("quote.quantityOf", { code })])),
  };
  return (
    <Wrap className="columns quote-page">
      <header className="form-page-head">
        <h1>{t(isSent ? result.title.key : hasIntro ? "buy.title" : "quote.title")}</h1>
        {!isSent && <p className="muted">{t(hasIntro ? "buy.intro" : "quote.intro")}</p>}
      </header>
      {hasIntro && <div className="form-page-side">{steps}</div>}
      <div className="quote-main">
        {!isSent && (
          <QuoteLines
            view={quote}
            lines={lines}
            form={FORM}
            typed={typed}
            faults={result?.state === "invalid" ? result.faults : {}}
            added={added}
          />
        )}
        <section aria-labelledby={isSent ? undefined : "form-title"}>
          {!isSent && (
            <h2 className="quote-head" id="form-title">
              {t(lines.length > 0 ? "quote.contact" : "buy.formTitle")}
            </h2>
          )}
          <LeadForm
            id={FORM}
            result={actionData}
            initial={{ message: loaderData.message }}
            fields={loaderData.fields}
            countries={loaderData.countries}
            list={list}
          />
        </section>
      </div>
      <aside className="form-page-side">
        {!isSent && lines.length > 0 && <LazyQuoteSum lines={lines} use={loaderData.use} />}
        {!hasIntro && steps}
        <DirectContact company={company} />
      </aside>
    </Wrap>
  );
}

const STEPS = ["step1", "step2", "step3", "step4"] as const;

/**
 * The course of an order.
 * @param at index of the visitor's step
 */
function BuySteps({ at }: { at: number }) {
  const t = useText();
  return (
    <VerticalSteps
      items={STEPS.map((step, index) => ({
        title: t(`buy.${step}`),
        text: t(`buy.${step}Text`),
        state: index < at ? "done" : index === at ? "current" : "ahead",
      }))}
    />
  );
}

/**
 * The buy page's form.
 * @param list the quote list above it: number of products and pieces, and their fields with labels
 */
function LeadForm({ list, ...props }: VisitorFormProps & { list: { products: number; pieces: number; labels: Record<string, string> } }) {
  const t = useText();
  const language = useLanguage();
  const words = { products: list.products, pieces: formatNumber(list.pieces, language) };
  return <VisitorForm {...props} form="buy" labels={list.labels} {...(list.products > 0 && { submit: t(sendKey(list), words) })} />;
}

/** English needs “models” and “pieces” only for several. */
function sendKey({ products, pieces }: { products: number; pieces: number }) {
  if (pieces === 1) return "quote.submitPiece";
  return products === 1 ? "quote.submitModel" : "quote.submit";
}
