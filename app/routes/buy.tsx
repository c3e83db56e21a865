import { data } from "react-router";
import { pageContext } from "#app/content/page.server.ts";
import { productsByCode } from "#app/content/products.server.ts";
import { BuySteps } from "#app/features/enquiry/buy-steps.tsx";
import { DirectContact } from "#app/features/enquiry/direct-contact.tsx";
import { LeadForm } from "#app/features/enquiry/lead-form.tsx";
import { useText } from "#app/i18n/index.ts";
import { countries } from "#app/lib/countries.ts";
import { headTags } from "#app/lib/head.ts";
import { textParam } from "#app/lib/search-params.ts";
import { newSubmissionId, submitLead } from "#app/leads/submit.server.ts";
import { Wrap } from "#app/ui/basics/layout.tsx";
import { HTML_LANG, languageOf, sitePath } from "#app/i18n/languages.ts";
import type { Route } from "./+types/buy.ts";

/** How to buy, and the lead form. `?product=V3` begins the message with that product. */
export async function loader({ url }: Route.LoaderArgs) {
  const page = await pageContext(url);
  const [product] = await productsByCode(page.language, [textParam(url, "product")].filter(Boolean));
  return data(
    {
      head: page.head({ title: page.t("buy.title"), description: page.t("buy.description"), path: "/buy" }),
      company: page.frame.company,
      countries: countries(HTML_LANG[page.language]),
      submissionId: newSubmissionId(),
      message: product ? page.t("buy.about", { product: `${product.code} ${product.name}` }) : "",
    },
    { headers: { "Cache-Control": "no-store" } },
  );
}

export function action({ request, url }: Route.ActionArgs) {
  return submitLead(request, { language: languageOf(url.pathname), page: sitePath(url.pathname) });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
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
        <LeadForm result={actionData} submissionId={loaderData.submissionId} message={loaderData.message} countries={loaderData.countries} />
      </section>
      <aside className="form-page-side">
        <BuySteps />
        <DirectContact company={loaderData.company} />
      </aside>
    </Wrap>
  );
}
