import type { ReactNode } from "react";
import type { FilmCard, FilmView } from "#app/data/videos.server.ts";
import { useText } from "#app/i18n/index.ts";
import { paths } from "#app/lib/paths.ts";
import { HeadedSection } from "#app/components/basics/heads.tsx";
import { Wrap } from "#app/components/basics/layout.tsx";
import { SiteLink } from "#app/components/basics/site-link.tsx";
import { VideoCard, VideoCards } from "#app/components/lists/videos.tsx";
import { VideoPlayer } from "#app/components/media/video-player.tsx";
import { FilmFacts, videoFiles } from "./video-list.tsx";
import "./library.css";

/** A film with its chapters, its kind, and its products. */
export function Film({ film, share }: { film: FilmView; share: ReactNode }) {
  const t = useText();
  const { title, captions, poster, seconds, chapters, text, isSilent, group, created, products } = film;
  return (
    <Wrap className="film">
      <VideoPlayer
        title={title}
        files={videoFiles(film)}
        captions={captions}
        poster={poster}
        seconds={seconds}
        chapters={chapters}
        text={text}
        isSilent={isSilent}
        priority
        startByAddress
      />
      <div>
        <p className="category">{t(`videos.${group}`)}</p>
        <FilmFacts seconds={seconds} created={created} />
        {products.length > 0 && (
          <ul className="film-products" aria-label={t("products.title")}>
            {products.map(({ slug, code, name }) => (
              <li key={slug}>
                <SiteLink to={paths.product(slug)}>{`${code} ${name}`}</SiteLink>
              </li>
            ))}
          </ul>
        )}
        {share}
      </div>
    </Wrap>
  );
}

/** The newest films, below another one; nothing without any. */
export function OtherFilms({ films }: { films: FilmCard[] }) {
  const t = useText();
  if (films.length === 0) return null;
  return (
    <HeadedSection
      id="more-films"
      label={t("nav.videos")}
      heading={t("videos.more")}
      link={{ label: t("videos.showAll"), to: paths.videos }}
    >
      <VideoCards>
        {films.map(({ slug, title, summary, seconds, poster }) => (
          <VideoCard key={slug} to={paths.film(slug)} title={title} text={summary} seconds={seconds} poster={poster} />
        ))}
      </VideoCards>
    </HeadedSection>
  );
}
