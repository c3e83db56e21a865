import { pageContext } from "#app/data/page.server.ts";
import { securityReports } from "#app/data/security-reports.server.ts";
import { SecurityContacts } from "#app/features/services/security-contacts.tsx";
import { useText } from "#app/i18n/index.ts";
import { checkFailed } from "#app/lib/errors.ts";
import { namedText } from "#app/lib/seo/title.ts";
import { PageHead } from "#app/components/basics/heads.tsx";
import { Columns, Section } from "#app/components/basics/layout.tsx";
import "#app/components/media/prose.css";
import type { Route } from "./+types/services.security.ts";

const RULES = ["ruleOwn", "ruleRead", "ruleLoad", "rulePeople", "ruleTime"] as const;

/** For people who report a weakness of the site. Without the setting `SECURITY_CONTACT` and the company's e-mail there is no such page. */
export async function loader({ url }: Route.LoaderArgs) {
  const [page, reports] = await Promise.all([pageContext(url), securityReports()]);
  if (!reports) throw checkFailed(url.pathname);
  return {
    head: page.head({
      title: namedText("security.title"),
      description: page.t("security.description", { name: page.layout.company.name }),
    }),
    ...reports,
  };
}

export default function SecurityReports({ loaderData: { contacts, policy } }: Route.ComponentProps) {
  const t = useText();
  return (
    <>
      <PageHead title={t("security.title")} text={t("security.intro")} breadcrumb={[{ label: t("security.title") }]} />
      <Section>
        <Columns>
          <div className="text-column prose">
            <h2>{t("security.contact")}</h2>
            <SecurityContacts contacts={contacts} policy={policy} />
            <h2>{t("security.include")}</h2>
            <p>{t("security.includeText")}</p>
            <h2>{t("security.rules")}</h2>
            <ul>
              {RULES.map((rule) => (
                <li key={rule}>{t(`security.${rule}`)}</li>
              ))}
            </ul>
          </div>
        </Columns>
      </Section>
    </>
  );
}
