import { programAddresses } from "#app/data/machine/addresses.server.ts";
import { pageContext } from "#app/data/page.server.ts";
import { AddressList } from "#app/features/services/address-list.tsx";
import { useText } from "#app/i18n/index.ts";
import { namedText } from "#app/lib/seo/title.ts";
import { PageHead } from "#app/components/basics/heads.tsx";
import { Columns, Section } from "#app/components/basics/layout.tsx";
import type { Route } from "./+types/services.data.ts";

const RULES = ["ruleLanguage", "ruleKnown", "ruleLimit", "ruleVersion"] as const;

/** For those who write programs: where the site's data, feeds and tools for assistants are. */
export async function loader({ url }: Route.LoaderArgs) {
  const page = await pageContext(url);
  return {
    head: page.head({ title: namedText("data.title"), description: page.t("data.description", { name: page.layout.company.name }) }),
    groups: programAddresses(page),
  };
}

export default function DataForPrograms({ loaderData: { groups } }: Route.ComponentProps) {
  const t = useText();
  return (
    <>
      <PageHead title={t("data.title")} text={t("data.intro")} breadcrumb={[{ label: t("data.title") }]} />
      <Section>
        <Columns>
          <div className="text-column prose">
            {groups.flatMap(({ heading, text, addresses }) => [
              <h2 key={heading}>{heading}</h2>,
              <p key={text}>{text}</p>,
              <AddressList key={`${heading} list`} addresses={addresses} />,
            ])}
            <h2>{t("data.rules")}</h2>
            <ul>
              {RULES.map((rule) => (
                <li key={rule}>{t(`data.${rule}`)}</li>
              ))}
            </ul>
          </div>
        </Columns>
      </Section>
    </>
  );
}
