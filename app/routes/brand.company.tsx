import { claimsAt } from "#app/data/claims.server.ts";
import { findBrandEntry } from "#app/data/company.server.ts";
import { pageOpening } from "#app/data/page-opening.server.ts";
import { pageContext } from "#app/data/page.server.ts";
import { CompanyCall } from "#app/features/company/company-call.tsx";
import { FurtherLinks } from "#app/features/company/further-links.tsx";
import { claimInstruments } from "#app/features/company/claim-instruments.ts";
import { OfficeMap } from "#app/features/leads/office-map.tsx";
import { useText } from "#app/i18n/index.ts";
import { checkFailed } from "#app/lib/errors.ts";
import { paths } from "#app/lib/paths.ts";
import { Section } from "#app/components/basics/layout.tsx";
import { InstrumentStrip } from "#app/components/data/instruments.tsx";
import { OpeningHead } from "#app/components/media/opening.tsx";
import { Prose } from "#app/components/media/prose.tsx";
import { usePageLayoutData } from "#app/data/layout-context.ts";
import "#app/features/company/company.css";
import type { Route } from "./+types/brand.company.ts";

/** The figures above the introduction. */
const CLAIMS = ["founded", "customers", "countries", "connections"];

/** The company introduction: figures, text, and where it is. */
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

export default function CompanyIntroduction({ loaderData: { company: entry, opening, claims } }: Route.ComponentProps) {
  const t = useText();
  const { company } = usePageLayoutData();
  return (
    <>
      <OpeningHead
        opening={opening}
        title={entry.title}
        text={entry.summary}
        breadcrumb={[{ label: t("nav.brand"), to: paths.brand }, { label: t("nav.company") }]}
      />
      <InstrumentStrip items={claimInstruments(claims)} />
      <Section>
        <div className="company-text">
          <Prose html={entry.html} />
        </div>
      </Section>
      <OfficeMap company={company} />
      <FurtherLinks except={paths.company} />
      <CompanyCall />
    </>
  );
}
