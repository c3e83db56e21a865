import type { VideoView } from "#app/data/videos.server.ts";
import { useLanguage, useText } from "#app/i18n/index.ts";
import { filmType } from "#app/lib/film-type.ts";
import { longDate } from "#app/lib/format/dates.ts";
import { paths } from "#app/lib/paths.ts";
import { listAddress } from "#app/lib/search-params.ts";
import { SiteLink } from "#app/components/basics/site-link.tsx";
import { Tabs } from "#app/components/lists/tabs.tsx";
import { clock } from "#app/lib/format/clock.ts";
import { VIDEO_GROUP_KEYS, type VideoGroup } from "#shared/vocabulary/library.ts";
import { VideoPlayer } from "#app/components/media/video-player.tsx";
import { VideoCard, VideoCards } from "#app/components/lists/videos.tsx";
import "./library.css";

/** The site path of a page of the video centre. */
export function videosAddress(group: VideoGroup | undefined, page = 1): string {
  return listAddress(paths.videos, { group, page });
}

/** All films, or those of one group. */
export function VideoTabs({ group }: { group: VideoGroup | undefined }) {
  const t = useText();
  return (
    <Tabs
      label={t("videos.groups")}
      items={[undefined, ...VIDEO_GROUP_KEYS].map((choice) => ({
        label: t(choice ? `videos.${choice}` : "videos.all"),
        to: videosAddress(choice),
        current: choice === group,
      }))}
    />
  );
}

/**
 * Films: the first with its player, the others as cards that lead to theirs.
 * @param priority for films at the top of a page
 */
export function VideoList({ videos: [first, ...others], priority = false }: { videos: VideoView[]; priority?: boolean }) {
  const t = useText();
  if (!first) return null;
  const { slug, title, summary, group, seconds, created, chapters, ...video } = first;
  return (
    <>
      <article className="first-film" id={slug}>
        <VideoPlayer
          title={title}
          files={videoFiles(video)}
          captions={video.captions}
          poster={video.poster}
          seconds={seconds}
          chapters={chapters}
          text={video.text}
          isSilent={video.isSilent}
          priority={priority}
        />
        <div>
          <p className="category">{t(`videos.${group}`)}</p>
          <h2 className="item-title">
            <SiteLink to={paths.film(slug)}>{title}</SiteLink>
          </h2>
          <p className="item-text">{summary}</p>
          <FilmFacts seconds={seconds} created={created} />
        </div>
      </article>
      <VideoCards>
        {others.map((film) => (
          <VideoCard
            key={film.slug}
            to={paths.film(film.slug)}
            title={film.title}
            text={film.summary}
            seconds={film.seconds}
            poster={film.poster}
            level={2}
          />
        ))}
      </VideoCards>
    </>
  );
}

/** The length and date of a film. */
export function FilmFacts({ seconds, created }: Pick<VideoView, "seconds" | "created">) {
  const t = useText();
  const language = useLanguage();
  return (
    <p className="item-text muted figures">
      {t("videos.length", { length: clock(seconds) })} · {t("videos.published", { date: longDate(created, language) })}
    </p>
  );
}

/** The modern encoding first: a browser plays the first one that it supports. */
export function videoFiles({ modern, source }: Pick<VideoView, "modern" | "source">) {
  return [modern, source].flatMap((url) => (url ? [{ url, type: filmType(url) }] : []));
}
