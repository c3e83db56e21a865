import { claimsAt } from "#app/data/claims.server.ts";
import { pageContext } from "#app/data/page.server.ts";
import { listVideos } from "#app/data/videos.server.ts";
import { claimInstruments } from "#app/features/company/claim-instruments.ts";
import { LazyConsole } from "#app/features/console/lazy-console.tsx";
import { ListStates } from "#app/features/library/list-states.tsx";
import { FunctionList } from "#app/components/data/functions.tsx";
import { WaysToUse } from "#app/features/services/ways-to-use.tsx";
import { videosAddress } from "#app/features/library/video-list.tsx";
import { useText } from "#app/i18n/index.ts";
import { checkFailed } from "#app/lib/errors.ts";
import { usePageLayoutData } from "#app/data/layout-context.ts";
import { paths } from "#app/lib/paths.ts";
import { namedText } from "#app/lib/seo/title.ts";
import { optionalPage } from "#app/data/optional.server.ts";
import { hasPlace } from "#app/lib/optional.ts";
import { ContactLink } from "#app/components/basics/contact-link.tsx";
import { ButtonLink } from "#app/components/basics/button.tsx";
import { HeadedSection, PageHead } from "#app/components/basics/heads.tsx";
import { Section } from "#app/components/basics/layout.tsx";
import { CallToAction } from "#app/components/basics/points.tsx";
import { VideoCard, VideoCards } from "#app/components/lists/videos.tsx";
import { Facts } from "#app/components/data/facts.tsx";
import "#app/components/forms/check.css";
import type { Route } from "./+types/services.platform.ts";

/** The company's claims on the platform page. */
const CLAIMS = ["connections", "countries", "customers", "accuracy"];
/** Tutorials on the page; the rest is in the video centre. */
const TUTORIALS = 3;

/** The cloud platform: ways in, a picture of it at work, nine functions, tutorials. */
export async function loader({ url }: Route.LoaderArgs) {
  const page = await pageContext(url);
  const { company } = page.layout;
  if (!company.platformName) throw checkFailed(url.pathname);
  const [claims, tutorials] = await Promise.all([
    claimsAt(page.language, "platform", CLAIMS),
    optionalPage(listVideos(page.language, { group: "tutorial", limit: TUTORIALS }), () => checkFailed(url.pathname)),
  ]);
  return {
    head: page.head({ title: namedText("platform.title", { name: company.platformName }), description: page.t("platform.description") }),
    claims,
    tutorials,
  };
}

export default function Platform({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const { claims, tutorials } = loaderData;
  const { company, scenery } = usePageLayoutData();
  const webVersion = company.platformUrl || (scenery ? paths.console : "");
  return (
    <>
      <PageHead
        title={t("platform.title", { name: company.platformName })}
        text={t("platform.intro")}
        breadcrumb={[{ label: t("nav.platform") }]}
      >
        {webVersion && (
          <ButtonLink variant="signal" to={webVersion}>
            {t("platform.web")}
          </ButtonLink>
        )}
        {company.appStoreUrl && <ButtonLink to={company.appStoreUrl}>{t("platform.store")}</ButtonLink>}
      </PageHead>
      {scenery && (
        <HeadedSection id="console" ink label={t("console.simulated")} heading={t("console.try")} text={t("console.tryText")}>
          <LazyConsole name={company.platformName} isWhole priority />
        </HeadedSection>
      )}
      <PlatformFunctions />
      {claims.length > 0 && (
        <Section labelledBy="scale">
          <h2 className="visually-hidden" id="scale">
            {t("platform.claims")}
          </h2>
          <Facts items={claimInstruments(claims)} />
        </Section>
      )}
      <WaysToUse company={company} webVersion={webVersion} />
      {hasPlace(tutorials) && (
        <HeadedSection
          id="tutorials"
          label={t("platform.tutorials")}
          heading={t("platform.tutorialsHeading")}
          link={{ label: t("platform.moreVideos"), to: videosAddress("tutorial") }}
        >
          <ListStates list={tutorials} skeleton="videos" empty={null}>
            {({ items }) => (
              <VideoCards>
                {items.map(({ slug, title, summary, seconds, poster }) => (
                  <VideoCard key={slug} to={paths.film(slug)} title={title} text={summary} seconds={seconds} poster={poster} />
                ))}
              </VideoCards>
            )}
          </ListStates>
        </HeadedSection>
      )}
      <CallToAction heading={t("platform.ctaTitle")} text={t("platform.ctaText")}>
        <ContactLink variant="signal">{t("platform.try")}</ContactLink>
      </CallToAction>
    </>
  );
}

/** The nine functions: the drawing of each, and the name of its text. */
const FUNCTIONS = [
  { glyph: "positioning", text: "f1" },
  { glyph: "track", text: "f2" },
  { glyph: "fence", text: "f3" },
  { glyph: "control", text: "f4" },
  { glyph: "alarm", text: "f5" },
  { glyph: "listening", text: "f6" },
  { glyph: "report", text: "f7" },
  { glyph: "numbers", text: "f8" },
  { glyph: "accounts", text: "f9" },
] as const;

/** The platform's functions. */
function PlatformFunctions() {
  const t = useText();
  return (
    <HeadedSection id="functions" label={t("platform.functions")} heading={t("platform.functionsHeading")}>
      <FunctionList
        items={FUNCTIONS.map(({ glyph, text }) => ({ glyph, title: t(`platform.${text}`), text: t(`platform.${text}Text`) }))}
      />
    </HeadedSection>
  );
}
