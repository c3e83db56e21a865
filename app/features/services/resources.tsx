import type { NewDownload } from "#app/data/downloads.server.ts";
import type { Some } from "#app/data/index/paginate.server.ts";
import type { FilmCard } from "#app/data/videos.server.ts";
import type { Listed } from "#app/data/records.server.ts";
import { useText } from "#app/i18n/index.ts";
import { paths } from "#app/lib/paths.ts";
import { AddressedText } from "#app/components/basics/addressed-text.tsx";
import { HeadedSection } from "#app/components/basics/heads.tsx";
import { Columns } from "#app/components/basics/layout.tsx";
import { Accordion } from "#app/components/lists/accordion.tsx";
import { DownloadTable } from "#app/components/lists/downloads.tsx";
import { VideoCard, VideoCards } from "#app/components/lists/videos.tsx";

/** The newest files, with a link to all. */
export function NewestDownloads({ downloads }: { downloads: Some<NewDownload> }) {
  const t = useText();
  if (downloads.items.length === 0) return null;
  const items = downloads.items.map(({ file, type, title, version, created }) => ({
    href: file.url,
    type,
    title,
    note: version ? t("downloads.version", { version }) : t("downloads.made"),
    size: file.size,
    date: created,
  }));
  return (
    <HeadedSection
      id="downloads"
      label={t("services.downloads")}
      heading={t("services.downloadsHeading")}
      link={{ label: t("services.downloadsAll", { total: downloads.total }), to: paths.downloads }}
    >
      <DownloadTable label={t("services.downloadsHeading")} items={items} />
    </HeadedSection>
  );
}

/** The newest films, with a link to all. */
export function NewestVideos({ videos }: { videos: Some<FilmCard> }) {
  const t = useText();
  if (videos.items.length === 0) return null;
  return (
    <HeadedSection
      id="videos"
      label={t("services.videos")}
      heading={t("services.videosHeading")}
      link={{ label: t("services.videosAll", { total: videos.total }), to: paths.videos }}
    >
      <VideoCards>
        {videos.items.map(({ slug, title, summary, seconds, poster }) => (
          <VideoCard key={slug} to={paths.film(slug)} title={title} text={summary} seconds={seconds} poster={poster} />
        ))}
      </VideoCards>
    </HeadedSection>
  );
}

/** The first question of every topic, with a link to all. */
export function FirstQuestions({ questions }: { questions: Some<Omit<Listed<"faqs">, "topic">> }) {
  const t = useText();
  if (questions.total === 0) return null;
  return (
    <HeadedSection
      id="faq"
      label={t("services.faq")}
      heading={t("services.faqHeading")}
      link={{ label: t("services.faqAll", { total: questions.total }), to: paths.faq }}
    >
      <Columns>
        <div className="main-column">
          <Accordion
            items={questions.items.map(({ slug, question, answer }) => ({
              id: slug,
              title: question,
              content: (
                <p>
                  <AddressedText text={answer} />
                </p>
              ),
            }))}
          />
        </div>
      </Columns>
    </HeadedSection>
  );
}
