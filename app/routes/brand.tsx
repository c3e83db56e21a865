import { claimsAt } from "#app/data/claims.server.ts";
import { listBrandEntries } from "#app/data/company.server.ts";
import { optionalOr } from "#app/data/optional.server.ts";
import { companyOpening } from "#app/data/page-opening.server.ts";
import { pageContext } from "#app/data/page.server.ts";
import { BrandMilestones, BrandPoints } from "#app/features/company/brand-sections.tsx";
import { CompanyCall } from "#app/features/company/company-call.tsx";
import { FurtherLinks } from "#app/features/company/further-links.tsx";
import { claimInstruments } from "#app/features/company/claim-instruments.ts";
import { useText } from "#app/i18n/index.ts";
import { namedText } from "#app/lib/seo/title.ts";
import { InstrumentStrip } from "#app/components/data/instruments.tsx";
import { OpeningHead } from "#app/components/media/opening.tsx";
import type { Route } from "./+types/brand.ts";

/** The figures that introduce the brand. */
const CLAIMS = ["founded", "customers", "countries", "patents"];

/** The brand at a glance: values, milestones and initiatives. */
export async function loader({ url }: Route.LoaderArgs) {
  const page = await pageContext(url);
  const [entries, claims, opening] = await Promise.all([
    listBrandEntries(page.language),
    claimsAt(page.language, "brand", CLAIMS),
    optionalOr(null, companyOpening(page.language, "brandPicture")),
  ]);
  return {
    head: page.head({ title: namedText("nav.brand"), description: page.t("brand.description", { name: page.layout.company.name }) }),
    entries,
    claims,
    opening,
  };
}

export default function Brand({ loaderData: { entries, claims, opening } }: Route.ComponentProps) {
  const t = useText();
  const ofKind = (kind: string) => entries.filter((entry) => entry.kind === kind);
  return (
    <>
      <OpeningHead opening={opening} title={t("brand.heading")} text={t("brand.intro")} breadcrumb={[{ label: t("nav.brand") }]} />
      <InstrumentStrip items={claimInstruments(claims)} />
      <BrandPoints of="values" entries={ofKind("value")} />
      <BrandMilestones entries={ofKind("milestone")} />
      <BrandPoints of="initiatives" entries={ofKind("initiative")} />
      <FurtherLinks />
      <CompanyCall to="join" />
    </>
  );
}
