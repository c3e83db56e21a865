import { formFields } from "#app/data/forms.server.ts";
import { pageContext } from "#app/data/page.server.ts";
import { slugOfCode } from "#app/data/quote.server.ts";
import { productEntries, productsBySlug } from "#app/data/index/product-entries.server.ts";
import { SupportContact } from "#app/features/services/support-contact.tsx";
import { formHeaders, sendForm } from "#app/features/leads/send.ts";
import { VisitorForm } from "#app/features/leads/visitor-form.tsx";
import { useText } from "#app/i18n/index.ts";
import { submitForm } from "#app/leads/submit.server.ts";
import { usePageLayoutData } from "#app/data/layout-context.ts";
import { useLatest } from "#app/lib/latest.ts";
import { useIsThere } from "#app/lib/missing-pages.ts";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { paths } from "#app/lib/paths.ts";
import { textParam } from "#app/lib/search-params.ts";
import { namedText } from "#app/lib/seo/title.ts";
import { SiteLink } from "#app/components/basics/site-link.tsx";
import { PageHead } from "#app/components/basics/heads.tsx";
import { Wrap } from "#app/components/basics/layout.tsx";
import type { Route } from "./+types/services.fault.ts";
import "#app/components/forms/form-page.css";

const HINTS = ["serialHint", "lightHint", "placeHint"] as const;

/** The report of a fault. `?product=a9` names the device. */
export async function loader({ url }: Route.LoaderArgs) {
  const { language, t, layout, head } = await pageContext(url);
  const slug = await slugOfCode(textParam(url, "product"));
  const product = slug && productsBySlug(await productEntries()).get(slug);
  return {
    fields: (await formFields(language)).fault,
    model: product ? product.code : "",
    head: head({ title: namedText("fault.title"), description: t("fault.description", { name: layout.company.name }) }),
  };
}

export const action = submitForm("fault");
export const clientAction = sendForm;
export const headers = formHeaders;
export const handle: PageHandle = { parameters: ["product"] };

export default function Fault({ actionData, loaderData }: Route.ComponentProps) {
  const t = useText();
  const isThere = useIsThere();
  const { company } = usePageLayoutData();
  const result = useLatest(actionData);
  const isSent = result?.state === "success";
  return (
    <>
      <PageHead
        title={t(isSent ? result.title.key : "fault.title")}
        text={!isSent && t("fault.intro")}
        breadcrumb={[{ label: t("nav.services"), to: paths.services }, { label: t("nav.fault") }]}
      />
      <Wrap className="columns form-page">
        {!isSent && (
          <aside className="form-page-side" aria-labelledby="hints">
            <h2 className="form-page-heading" id="hints">
              {t("fault.hints")}
            </h2>
            <ul className="stops">
              {HINTS.map((hint) => (
                <li key={hint}>{t(`fault.${hint}`)}</li>
              ))}
              {isThere(paths.support) && (
                <li>
                  <SiteLink to={paths.support}>{t("fault.symptoms")}</SiteLink>
                </li>
              )}
            </ul>
          </aside>
        )}
        <section className="form-page-form" aria-labelledby={isSent ? undefined : "form-title"}>
          {!isSent && (
            <h2 className="form-page-heading" id="form-title">
              {t("fault.formTitle")}
            </h2>
          )}
          <VisitorForm form="fault" result={actionData} fields={loaderData.fields} initial={{ model: loaderData.model }} />
        </section>
        <aside className="form-page-side">
          <SupportContact company={company} />
        </aside>
      </Wrap>
    </>
  );
}
