import { claimsAt, type PlacedFigure } from "#app/data/claims.server.ts";
import { findBrandEntry } from "#app/data/company.server.ts";
import { pageOpening } from "#app/data/page-opening.server.ts";
import { pageContext } from "#app/data/page.server.ts";
import { CompanyCall } from "#app/features/company/company-call.tsx";
import { EntryText } from "#app/features/company/entry-text.tsx";
import { FurtherLinks } from "#app/features/company/further-links.tsx";
import type { ReactNode } from "react";
import { Quantity } from "#app/components/data/quantity.tsx";
import { useText } from "#app/i18n/index.ts";
import { checkFailed } from "#app/lib/errors.ts";
import { paths } from "#app/lib/paths.ts";
import { namedText } from "#app/lib/seo/title.ts";
import { Phrased } from "#app/components/basics/phrased.tsx";
import { OpeningHead } from "#app/components/media/opening.tsx";
import type { Route } from "./+types/brand.aritcle.ts";

/** The figures of the story. */
const CLAIMS = ["founded", "countries"];

/** The brand story. Its misspelled address is historical. */
export async function loader({ url }: Route.LoaderArgs) {
  const page = await pageContext(url);
  const [story, claims] = await Promise.all([findBrandEntry(page.language, "story"), claimsAt(page.language, "story", CLAIMS)]);
  if (!story) throw checkFailed(url.pathname);
  return {
    head: page.head({ title: [namedText("nav.story"), story.title], description: story.summary, picture: story.picture }),
    story,
    opening: await pageOpening(page.language, story.picture),
    claims,
  };
}

export default function BrandStory({ loaderData: { story, opening, claims } }: Route.ComponentProps) {
  const t = useText();
  return (
    <>
      <OpeningHead
        opening={opening}
        title={<Phrased parts={story.phrases} />}
        text={story.summary}
        breadcrumb={[{ label: t("nav.brand"), to: paths.brand }, { label: t("nav.story") }]}
      />
      <EntryText html={story.html} facts={claimFacts(claims)} />
      <FurtherLinks except={paths.story} />
      <CompanyCall />
    </>
  );
}

/** Claims as the facts beside a text. */
function claimFacts(claims: PlacedFigure[]): { label: string; value: ReactNode }[] {
  return claims.map(({ name, reading }) => ({ label: name, value: <Quantity value={reading.value} unit={reading.unit} /> }));
}
