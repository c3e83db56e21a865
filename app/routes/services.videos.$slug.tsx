import { pageContext } from "#app/data/page.server.ts";
import { optionalOr } from "#app/data/optional.server.ts";
import { describe } from "#app/data/structured-data/page-graph.server.ts";
import { filmThings } from "#app/data/structured-data/records.server.ts";
import { notFoundOrRedirect } from "#app/data/content/translation-visibility.server.ts";
import { findFilm, newestFilms } from "#app/data/videos.server.ts";
import { Film, OtherFilms } from "#app/features/library/film.tsx";
import { LoadError } from "#app/features/layout/load-error.tsx";
import { useText } from "#app/i18n/index.ts";
import { filmType } from "#app/lib/film-type.ts";
import { pageLoader } from "#app/lib/page-loader.ts";
import { paths } from "#app/lib/paths.ts";
import { PageHead } from "#app/components/basics/heads.tsx";
import { Share } from "#app/components/share/share.tsx";
import { DEFAULT_LANGUAGE } from "#shared/languages.ts";
import type { Route } from "./+types/services.videos.$slug.ts";

/** Films below one. */
const OTHERS = 3;

/** One film. */
export const loader = pageLoader({ middleware: ["slug"] }, async ({ params, url, context }: Route.LoaderArgs) => {
  const page = await pageContext(url);
  const film = await findFilm(page.language, params.slug);
  if (!film) throw await notFoundOrRedirect(url, paths.videos, () => findFilm(DEFAULT_LANGUAGE, params.slug));
  describe(context, ...filmThings([film], page));
  const { source, seconds, created } = film;
  const others = await optionalOr({ items: [], total: 0 }, newestFilms(page.language, OTHERS + 1));
  return {
    head: page.head({
      title: film.title,
      description: film.summary,
      kicker: page.t("videos.title"),
      picture: film.poster,
      untranslated: film.untranslated,
      ...(source && { film: { url: new URL(source, page.layout.origin).href, type: filmType(source), seconds, released: created } }),
    }),
    original: page.original(film, ["title", film.title], ["summary", film.summary]),
    film,
    others: others.items.filter(({ slug }) => slug !== film.slug).slice(0, OTHERS),
  };
});

export default function FilmPage({ loaderData: { head, original, film, others } }: Route.ComponentProps) {
  const t = useText();
  return (
    <>
      <PageHead
        original={original}
        title={film.title}
        text={film.summary}
        breadcrumb={[{ label: t("nav.services"), to: paths.services }, { label: t("nav.videos"), to: paths.videos }, { label: film.title }]}
      />
      <Film film={film} share={<Share head={head} />} />
      <OtherFilms films={others} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadError error={error} title={useText()("videos.title")} />;
}
