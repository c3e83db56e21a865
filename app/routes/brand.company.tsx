import { findBrandEntry } from "#app/content/company.server.ts";
import { pageContext } from "#app/content/page.server.ts";
import { useText } from "#app/i18n/index.ts";
import { checkFailed } from "#app/lib/errors.ts";
import { headTags } from "#app/lib/head.ts";
import { PageHead } from "#app/ui/basics/heads.tsx";
import { Columns, Section } from "#app/ui/basics/layout.tsx";
import { Prose } from "#app/ui/media/prose.tsx";
import type { Route } from "./+types/brand.company.ts";

/** The company introduction: text only. */
export async function loader({ url }: Route.LoaderArgs) {
  const page = await pageContext(url);
  const company = await findBrandEntry(page.language, "company");
  if (!company) throw checkFailed(url.pathname);
  return { head: page.head({ title: company.title, description: company.summary }), company };
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

export default function CompanyIntroduction({ loaderData: { company } }: Route.ComponentProps) {
  const t = useText();
  return (
    <>
      <PageHead title={company.title} text={company.summary} breadcrumb={[{ label: t("nav.home"), to: "/" }, { label: t("nav.brand"), to: "/brand" }, { label: t("nav.company") }]} />
      <Section>
        <Columns>
          <div className="col-span-12 lg:col-start-4 lg:col-span-7">
            <Prose html={company.html} />
          </div>
        </Columns>
      </Section>
    </>
  );
}
