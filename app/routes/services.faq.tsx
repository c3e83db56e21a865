import { pageContext } from "#app/data/page.server.ts";
import { termsAmong } from "#app/data/content/terms.server.ts";
import { listRecords } from "#app/data/records.server.ts";
import { describe } from "#app/data/structured-data/page-graph.server.ts";
import { questionsThing } from "#app/data/structured-data/records.server.ts";
import { LoadError } from "#app/features/layout/load-error.tsx";
import { sendVote } from "#app/features/library/answer-vote.tsx";
import { FaqTopic } from "#app/features/library/faq-topic.tsx";
import { useText } from "#app/i18n/index.ts";
import { submitVote } from "#app/leads/vote.server.ts";
import { usePageLayoutData } from "#app/data/layout-context.ts";
import { paths } from "#app/lib/paths.ts";
import { namedText } from "#app/lib/seo/title.ts";
import { ContactLink } from "#app/components/basics/contact-link.tsx";
import { ButtonLink } from "#app/components/basics/button.tsx";
import { PageHead } from "#app/components/basics/heads.tsx";
import { Wrap } from "#app/components/basics/layout.tsx";
import { CallToAction } from "#app/components/basics/points.tsx";
import { FilterForm, SearchField } from "#app/components/lists/filter-form.tsx";
import { Tabs } from "#app/components/lists/tabs.tsx";
import type { Route } from "./+types/services.faq.ts";

/** Questions and answers by topic; every question can be linked to. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const page = await pageContext(url);
  const questions = await listRecords("faqs", page.language);
  const topics = termsAmong(
    "faq-topics",
    questions.map(({ topic }) => topic),
    page.language,
  );
  if (questions.length > 0) describe(context, questionsThing(questions, page));
  return {
    head: page.head({ title: namedText("faq.title"), description: page.t("faq.description", { total: questions.length }) }),
    topics: topics.map(({ key, name }) => ({ key, name, questions: questions.filter(({ topic }) => topic === key) })),
    total: questions.length,
  };
}

export const action = submitVote;
export const clientAction = sendVote;
export const headers = ({ actionHeaders }: { actionHeaders: Headers }) => actionHeaders;

export default function Faq({ loaderData: { topics, total }, actionData }: Route.ComponentProps) {
  const t = useText();
  const { company } = usePageLayoutData();
  return (
    <>
      <PageHead
        title={t("faq.title")}
        text={t("faq.intro", { total })}
        breadcrumb={[{ label: t("nav.services"), to: paths.services }, { label: t("nav.faq") }]}
      />
      <Wrap className="faq-topics page-end">
        <div>
          <Tabs
            label={t("faq.topicNav")}
            items={topics.map(({ key, name, questions }) => ({
              label: name,
              to: `#${key}`,
              current: false,
              count: questions.length,
            }))}
          />
          <FilterForm action={paths.search} keep={{ kind: "faq" }} submit={t("search.submit")}>
            <SearchField name="q" label={t("faq.search")} placeholder={t("faq.search")} value="" />
          </FilterForm>
        </div>
        {topics.map(({ key, name, questions }, index) => (
          <FaqTopic key={key} topic={{ key, name }} questions={questions} result={actionData} isFirst={index === 0} />
        ))}
      </Wrap>
      <CallToAction heading={t("faq.callHeading")} text={t("faq.callText", { promise: company.responsePromise })}>
        <ButtonLink variant="signal" to={paths.fault}>
          {t("nav.fault")}
        </ButtonLink>
        <ContactLink>{t("nav.contactUs")}</ContactLink>
      </CallToAction>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadError error={error} title={useText()("faq.title")} />;
}
