import { formFields } from "#app/data/forms.server.ts";
import { pageContext } from "#app/data/page.server.ts";
import { ContactFacts } from "#app/features/leads/contact-facts.tsx";
import { OfficeMap } from "#app/features/leads/office-map.tsx";
import { JoinSupport, WaysToJoin } from "#app/features/leads/ways-to-join.tsx";
import { formHeaders, sendForm } from "#app/features/leads/send.ts";
import { VisitorForm } from "#app/features/leads/visitor-form.tsx";
import { useText } from "#app/i18n/index.ts";
import { submitForm } from "#app/leads/submit.server.ts";
import { usePageLayoutData } from "#app/data/layout-context.ts";
import { useLatest } from "#app/lib/latest.ts";
import { namedText } from "#app/lib/seo/title.ts";
import { Wrap } from "#app/components/basics/layout.tsx";
import type { Route } from "./+types/join.ts";
import "#app/components/forms/form-page.css";

/** For distributors, integrators and brands that want to work with the company. */
export async function loader({ url }: Route.LoaderArgs) {
  const { t, layout, head, language } = await pageContext(url);
  return {
    fields: (await formFields(language)).partner,
    head: head({ title: namedText("join.title"), description: t("join.description", { name: layout.company.name }) }),
  };
}

export const action = submitForm("partner");
export const clientAction = sendForm;
export const headers = formHeaders;

export default function Join({ actionData, loaderData }: Route.ComponentProps) {
  const t = useText();
  const { company } = usePageLayoutData();
  const result = useLatest(actionData);
  const isSent = result?.state === "success";
  return (
    <>
      <Wrap className="columns form-page">
        <header className="form-page-head">
          <h1>{t(isSent ? result.title.key : "join.title")}</h1>
          {!isSent && <p className="muted">{t("join.intro")}</p>}
        </header>
        {!isSent && (
          <aside className="form-page-side">
            <WaysToJoin />
            <JoinSupport />
          </aside>
        )}
        <section className="form-page-form" aria-labelledby={isSent ? undefined : "form-title"}>
          {!isSent && (
            <h2 className="form-page-heading" id="form-title">
              {t("join.formTitle")}
            </h2>
          )}
          <VisitorForm form="partner" result={actionData} fields={loaderData.fields} />
        </section>
      </Wrap>
      <OfficeMap company={company} />
      <Wrap>
        <ContactFacts company={company} />
      </Wrap>
    </>
  );
}
