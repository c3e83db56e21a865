import { claimsAt } from "#app/data/claims.server.ts";
import { findBrandEntry } from "#app/data/company.server.ts";
import { pageOpening } from "#app/data/page-opening.server.ts";
import { pageContext } from "#app/data/page.server.ts";
import { EntryText } from "#app/features/company/entry-text.tsx";
import { FurtherLinks } from "#app/features/company/further-links.tsx";
import { claimFacts } from "#app/features/company/claim-facts.tsx";
import { useText } from "#app/i18n/index.ts";
import { checkFailed } from "#app/lib/errors.ts";
import { paths } from "#app/lib/paths.ts";
import { OpeningHead } from "#app/components/media/opening.tsx";
import type { Route } from "./+types/brand.company.ts";

/** The figures beside the introduction. */
const CLAIMS = ["founded", "customers", "countries", "connections", "patents"];

/** The company introduction: text and figures only. */
export async function loader({ url }: Route.LoaderArgs) {
  const page = await pageContext(url);
  const [company, claims] = await Promise.all([findBrandEntry(page.language, "company"), claimsAt(page.language, "company", CLAIMS)]);
  if (!company) throw checkFailed(url.pathname);
  return {
    head: page.head({ title: company.title, description: company.summary, picture: company.picture }),
    company,
    opening: await pageOpening(page.language, company.picture),
    claims,
  };
}

export default function CompanyIntroduction({ loaderData: { company, opening, claims } }: Route.ComponentProps) {
  const t = useText();
  return (
    <>
      <OpeningHead
        opening={opening}
        title={company.title}
        text={company.summary}
        breadcrumb={[{ label: t("nav.brand"), to: paths.brand }, { label: t("nav.company") }]}
      />
      <EntryText html={company.html} facts={claimFacts(claims)} />
      <FurtherLinks except={paths.company} />
    </>
  );
}
