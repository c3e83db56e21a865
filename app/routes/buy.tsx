import { productsByCode } from "#app/catalogue/product-card.server.ts";
import { standbyProduct } from "#app/catalogue/standby.server.ts";
import { pageContext } from "#app/content/page.server.ts";
import { BuySteps } from "#app/features/enquiry/buy-steps.tsx";
import { DirectContact } from "#app/features/enquiry/direct-contact.tsx";
import { LeadForm } from "#app/features/enquiry/lead-form.tsx";
import { formHeaders, sendForm } from "#app/features/enquiry/send.ts";
import { CONDITION_PARAMETERS, conditionsOf, standbyWords } from "#app/features/standby/conditions.ts";
import { useText } from "#app/i18n/index.ts";
import { countries } from "#app/lib/countries.ts";
import { headTags } from "#app/lib/head.ts";
import { textParam } from "#app/lib/search-params.ts";
import { submitLead } from "#app/leads/submit.server.ts";
import { Wrap } from "#app/ui/basics/layout.tsx";
import { HTML_LANG, type Language } from "#app/i18n/languages.ts";
import type { Translate } from "#app/i18n/texts.ts";
import type { PageHandle } from "#app/lib/page-handle.ts";
import type { Route } from "./+types/buy.ts";

/**
 * How to buy, and the lead form. `?product=V3` begins the message with that product, `?items=a9:1&interval=360&at=-10&coverage=weak`
 * with what the standby calculator made of those conditions.
 */
export async function loader({ url }: Route.LoaderArgs) {
  const { language, t, frame, head } = await pageContext(url);
  const { company } = frame;
  const [product] = await productsByCode(language, [textParam(url, "product")].filter(Boolean));
  return {
    company,
    head: head({ title: t("buy.title"), description: t("buy.description", { name: company.name }) }),
    countries: countries(HTML_LANG[language]),
    message: product ? t("buy.about", { product: `${product.code} ${product.name}` }) : await reckoned(language, t, url.searchParams),
  };
}

/** What the standby calculator found for the first product of a list; empty when the address says no conditions. */
async function reckoned(language: Language, t: Translate, params: URLSearchParams): Promise<string> {
  const slug = /^[^:,]+/.exec(params.get("items") ?? "")?.[0];
  if (!slug || !params.has("interval")) return "";
  const product = await standbyProduct(language, slug);
  return product ? standbyWords(t, language, product, conditionsOf(params, product.model)) : "";
}

export const action = submitLead;
export const clientAction = sendForm;
export const headers = formHeaders;
export const handle: PageHandle = { parameters: ["product", "items", ...CONDITION_PARAMETERS] };
export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

export default function Buy({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  return (
    <Wrap className="form-page">
      <header className="form-page-head">
        <h1>{t("buy.title")}</h1>
        <p className="muted">{t("buy.intro")}</p>
      </header>
      <section className="form-page-form" aria-labelledby="form-title">
        <h2 className="visually-hidden" id="form-title">
          {t("buy.formTitle")}
        </h2>
        <LeadForm result={actionData} message={loaderData.message} countries={loaderData.countries} />
      </section>
      <aside className="form-page-side">
        <BuySteps />
        <DirectContact company={loaderData.company} />
      </aside>
    </Wrap>
  );
}
