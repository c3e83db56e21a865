import { formFields } from "#app/data/forms.server.ts";
import { pageContext } from "#app/data/page.server.ts";
import { describe } from "#app/data/structured-data/page-graph.server.ts";
import { organization } from "#app/data/structured-data/organization.server.ts";
import { ContactFacts } from "#app/features/leads/contact-facts.tsx";
import { MessageForm } from "#app/features/leads/message-form.tsx";
import { OfficeMap } from "#app/features/leads/office-map.tsx";
import { formHeaders, sendForm } from "#app/features/leads/send.ts";
import { useText } from "#app/i18n/index.ts";
import { submitMessage } from "#app/leads/submit.server.ts";
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

/** How to reach the company, where it is, and the contact form. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { t, layout, head, language } = await pageContext(url);
  describe(context, organization(layout, language));
  return {
    fields: (await formFields(language)).message,
    head: head({ title: namedText("contact.title"), description: t("contact.description", { name: layout.company.name }) }),
  };
}

export const action = submitMessage;
export const clientAction = sendForm;
export const headers = formHeaders;

export default function Contact({ actionData, loaderData }: Route.ComponentProps) {
  const t = useText();
  const isThere = useIsThere();
  const { company } = usePageLayoutData();
  const result = useLatest(actionData);
  const sent = result?.state === "success";
  return (
    <>
      <PageHead
        title={t(sent ? result.title.key : "contact.title")}
        text={!sent && t("contact.intro")}
        breadcrumb={[{ label: t("nav.contact") }]}
      />
      <Wrap>
        <ContactFacts company={company} />
      </Wrap>
      <OfficeMap company={company} priority />
      <HeadedSection id="write" label={t("contact.title")} heading={!sent && t("contact.formTitle")} text={t("contact.formText")}>
        <div className="columns">
          <div className="contact-form">
            <MessageForm result={actionData} fields={loaderData.fields} />
          </div>
        </div>
      </HeadedSection>
      <Section>
        <Points
          look="cells"
          level={2}
          items={[
            isThere(paths.support) && {
              title: t("contact.supportTitle"),
              text: t("contact.supportText"),
              action: <MoreLink to={paths.support}>{t("nav.support")}</MoreLink>,
            },
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
