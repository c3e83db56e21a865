import { formFields } from "#app/data/forms.server.ts";
import { contactSubject } from "#app/leads/contact-subject.server.ts";
import { pageContext } from "#app/data/page.server.ts";
import { describe } from "#app/data/structured-data/page-graph.server.ts";
import { organization } from "#app/data/structured-data/organization.server.ts";
import { ContactFacts } from "#app/features/leads/contact-facts.tsx";
import { OfficeMap } from "#app/features/leads/office-map.tsx";
import { formHeaders, sendForm } from "#app/features/leads/send.ts";
import { VisitorForm } from "#app/features/leads/visitor-form.tsx";
import { useText } from "#app/i18n/index.ts";
import { submitForm } from "#app/leads/submit.server.ts";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { usePageLayoutData } from "#app/data/layout-context.ts";
import { useLatest } from "#app/lib/latest.ts";
import { useIsThere } from "#app/lib/missing-pages.ts";
import { paths } from "#app/lib/paths.ts";
import { namedText } from "#app/lib/seo/title.ts";
import { MoreLink } from "#app/components/basics/button.tsx";
import { HeadedSection, PageHead } from "#app/components/basics/heads.tsx";
import { Section, Wrap } from "#app/components/basics/layout.tsx";
import { Points } from "#app/components/basics/points.tsx";
import type { Route } from "./+types/contact.ts";

/** The company's contact details, its location, and the contact form. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { t, layout, head, language } = await pageContext(url);
  const subject = await contactSubject(url, language, t);
  describe(context, organization(layout, language));
  return {
    subject,
    fields: (await formFields(language)).message,
    head: head({ title: namedText("contact.title"), description: t("contact.description", { name: layout.company.name }) }),
  };
}

export const action = submitForm("message");
export const clientAction = sendForm;
export const headers = formHeaders;
export const handle: PageHandle = { parameters: ["about", "certificate"] };

export default function Contact({ actionData, loaderData }: Route.ComponentProps) {
  const t = useText();
  const isThere = useIsThere();
  const { company } = usePageLayoutData();
  const result = useLatest(actionData);
  const isSent = result?.state === "success";
  // Without a subject field, the message begins with the subject.
  const subjectField = loaderData.fields.uses.subject === "off" ? "message" : "subject";
  return (
    <>
      <PageHead
        title={t(isSent ? result.title.key : "contact.title")}
        text={!isSent && t("contact.intro")}
        breadcrumb={[{ label: t("nav.contact") }]}
      />
      <Wrap>
        <ContactFacts company={company} />
      </Wrap>
      <OfficeMap company={company} priority />
      <HeadedSection id="write" label={t("contact.title")} heading={!isSent && t("contact.formTitle")} text={t("contact.formText")}>
        <div className="columns">
          <div className="contact-form">
            {loaderData.subject && !isSent && <p className="form-about">{t("contact.about", { subject: loaderData.subject })}</p>}
            <VisitorForm form="message" result={actionData} fields={loaderData.fields} initial={{ [subjectField]: loaderData.subject }} />
          </div>
        </div>
      </HeadedSection>
      <Section>
        <Points
          level={2}
          items={[
            isThere(paths.support) && {
              title: t("contact.supportTitle"),
              text: t("contact.supportText"),
              action: <MoreLink to={paths.support}>{t("nav.support")}</MoreLink>,
            },
            { title: t("fault.title"), text: t("fault.intro"), action: <MoreLink to={paths.fault}>{t("fault.open")}</MoreLink> },
            isThere(paths.join) && {
              title: t("contact.joinTitle"),
              text: t("contact.joinText"),
              action: <MoreLink to={paths.join}>{t("nav.join")}</MoreLink>,
            },
          ].filter((item) => item !== false)}
        />
      </Section>
    </>
  );
}
