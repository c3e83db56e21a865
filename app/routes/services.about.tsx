import { claimsAt } from "#app/data/claims.server.ts";
import { newestDownloads } from "#app/data/downloads.server.ts";
import { pageContext } from "#app/data/page.server.ts";
import { findService, listServices } from "#app/data/services.server.ts";
import { newestFilms } from "#app/data/videos.server.ts";
import { firstQuestions } from "#app/data/faqs.server.ts";
import { claimInstruments } from "#app/features/company/claim-instruments.ts";
import { ContactSection } from "#app/features/services/contact-section.tsx";
import { FirstQuestions, NewestDownloads, NewestVideos } from "#app/features/services/resources.tsx";
import { ServiceCells } from "#app/features/services/service-cells.tsx";
import { ServicePromise } from "#app/features/services/service-promise.tsx";
import { useText } from "#app/i18n/index.ts";
import { checkFailed } from "#app/lib/errors.ts";
import { usePageLayoutData } from "#app/data/layout-context.ts";
import { PageHead } from "#app/components/basics/heads.tsx";
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
