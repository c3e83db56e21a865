import { claimsAt } from "#app/data/claims.server.ts";
import { newestDownloads } from "#app/data/downloads.server.ts";
import { pageContext } from "#app/data/page.server.ts";
import { findService, listServices, type ServiceEntry } from "#app/data/services.server.ts";
import { newestFilms } from "#app/data/videos.server.ts";
import { firstQuestions } from "#app/data/faqs.server.ts";
import { claimInstruments } from "#app/features/company/claim-instruments.ts";
import { ContactSection } from "#app/features/services/contact-section.tsx";
import { FirstQuestions, NewestDownloads, NewestVideos } from "#app/features/services/resources.tsx";
import { paths } from "#app/lib/paths.ts";
import { MoreLink } from "#app/components/basics/button.tsx";
import { Points } from "#app/components/basics/points.tsx";
import { ProseColumn } from "#app/components/media/prose.tsx";
import { useText } from "#app/i18n/index.ts";
import { checkFailed } from "#app/lib/errors.ts";
import { usePageLayoutData } from "#app/data/layout-context.ts";
import { HeadedSection, PageHead } from "#app/components/basics/heads.tsx";
import { InstrumentStrip } from "#app/components/data/instruments.tsx";
import type { Route } from "./+types/services.about.ts";

const SLUG = "about";
/** The figures that the service commits to. */
const CLAIMS = ["response", "countries", "process_steps", "test_items"];

/** Number of files and films. */
const SHOWN = 3;

/** The services at a glance: their pages, files, films, questions and people. */
export async function loader({ url }: Route.LoaderArgs) {
  const page = await pageContext(url);
  const { language } = page;
  const [about, services, claims, downloads, videos, questions] = await Promise.all([
    findService(language, SLUG),
    listServices(language),
    claimsAt(language, "services", CLAIMS),
    newestDownloads(language, SHOWN),
    newestFilms(language, SHOWN),
    firstQuestions(language),
  ]);
  if (!about) throw checkFailed(url.pathname);
  return {
    head: page.head({ title: about.title, description: about.summary }),
    about,
    services: services.filter(({ slug }) => slug !== SLUG),
    claims,
    downloads,
    videos,
    questions,
  };
}

export default function Services({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const { about, services, claims, downloads, videos, questions } = loaderData;
  const { company } = usePageLayoutData();
  return (
    <>
      <PageHead title={about.title} text={about.summary} breadcrumb={[{ label: t("nav.services") }]} />
      <InstrumentStrip items={claimInstruments(claims)} />
      <ServiceCells services={services} />
      <ServicePromise html={about.html} />
      <NewestDownloads downloads={downloads} />
      <NewestVideos videos={videos} />
      <FirstQuestions questions={questions} />
      <ContactSection company={company} />
    </>
  );
}

/** The service pages, each with its summary; nothing without any. */
function ServiceCells({ services }: { services: ServiceEntry[] }) {
  const t = useText();
  const items = services.map(({ slug, title, summary }) => ({
    title,
    text: summary,
    action: (
      <MoreLink to={paths.service(slug)}>
        {t("services.read")}
        <span className="visually-hidden"> {title}</span>
      </MoreLink>
    ),
  }));
  if (items.length === 0) return null;
  return (
    <HeadedSection id="service-pages" label={t("services.pages")} heading={t("services.pagesHeading")}>
      <Points look="cells" items={items} />
    </HeadedSection>
  );
}

/**
 * The company's way to work with customers, in the editors' words.
 * @param html from app/data
 */
function ServicePromise({ html }: { html: string }) {
  const t = useText();
  if (!html) return null;
  return (
    <HeadedSection id="promise" label={t("services.promise")} heading={t("services.promiseHeading")}>
      <ProseColumn html={html} />
    </HeadedSection>
  );
}
