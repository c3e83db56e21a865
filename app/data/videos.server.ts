import { cachedBy } from "#cms/cache/cached.ts";
import { byIds, bySlug, publishedContent } from "./published-content.server.ts";
import { isOwnFilm } from "#cms/media/film-hosts.ts";
import { settings } from "#cms/config/settings.ts";
import type { Video } from "#cms/config/payload-types.ts";
import { LANGUAGES, type Language } from "#shared/languages.ts";
import { isoDay } from "#shared/lib/time-zone.ts";
import { videoEntries } from "#app/data/index/library-entries.server.ts";
import { paginate, type Page, type Some } from "#app/data/index/paginate.server.ts";
import { missingIn, untranslatedIn } from "#cms/schema/translation-state.ts";
import { linkedAll } from "./content/linked.server.ts";
import { TRANSLATIONS, visibleIn } from "./content/translation-visibility.server.ts";
import { FILE_FIELDS, fileView, PICTURE_FIELDS, pictureView, type PictureView } from "./content/pictures.server.ts";

export interface VideoView {
  slug: string;
  title: string;
  summary: string;
  group: Video["group"];
  /** ISO date. */
  created: string;
  seconds: number;
  /** Addresses of the film: in a modern codec where there is one, and that which everything plays; null where it may not be played. */
  modern: string | null;
  source: string | null;
  captions: Partial<Record<Language, string>>;
  poster: PictureView | null;
  /** Its parts, each from a second on, the first first. */
  chapters: { title: string; second: number }[];
}

/** Films per page of a group: three rows of two. */
const PAGE_SIZE = 6;
const FIELDS = {
  slug: true,
  title: true,
  summary: true,
  group: true,
  createdOn: true,
  seconds: true,
  file: true,
  address: true,
  fileModern: true,
  poster: true,
  chapters: true,
} as const;

const POPULATE = { media: { ...FILE_FIELDS, ...PICTURE_FIELDS } } as const;

/** A page of the films of a group, newest first; null when the list has no such page. */
export const listVideos = cachedBy(
  async (
    language: Language,
    { group, page = 1, limit = PAGE_SIZE }: { group?: string; page?: number; limit?: number },
  ): Promise<Page<VideoView> | null> => {
    const entries = (await visibleIn(videoEntries, language)).filter((entry) => !group || entry.group === group);
    const cms = await publishedContent();
    let captions = new Map<Video["id"], Captions>();
    const read = async (ids: Video["id"][]) => {
      captions = await captionFiles(ids);
      return cms.find({ collection: "videos", ...byIds(ids, language), select: FIELDS, populate: POPULATE });
    };
    return paginate(entries, page, limit, read, (video) => videoView(video, captions.get(video.id)));
  },
);

/** A film as it is shown beside other things: its picture leads to it. */
export type FilmCard = Pick<VideoView, "slug" | "title" | "summary" | "seconds" | "poster">;

/**
 * The newest films.
 * @param count how many there are at most
 */
export async function newestFilms(language: Language, count: number): Promise<Some<FilmCard>> {
  const list = await listVideos(language, { limit: count });
  const items = (list?.items ?? []).map(({ slug, title, summary, seconds, poster }) => ({ slug, title, summary, seconds, poster }));
  return { items, total: list?.total ?? 0 };
}

/** A film with what its page shows besides. */
export interface FilmView extends VideoView {
  untranslated: readonly Language[];
  missing: readonly string[];
  /** The products that it is about. */
  products: { slug: string; code: string; name: string }[];
}

/** The film with this slug; null when there is none. */
export const findFilm = cachedBy(async (language: Language, slug: string): Promise<FilmView | null> => {
  const cms = await publishedContent();
  const { docs } = await cms.find({
    collection: "videos",
    ...bySlug(slug, language),
    select: { ...FIELDS, products: true, ...TRANSLATIONS },
    populate: { ...POPULATE, products: { slug: true, code: true, name: true } },
  });
  const film = docs[0];
  if (!film) return null;
  return {
    ...videoView(film, (await captionFiles([film.id])).get(film.id)),
    untranslated: untranslatedIn(film),
    missing: missingIn(film, language),
    products: linkedAll(film.products).map((product) => ({ slug: product.slug, code: product.code, name: product.name })),
  };
});

type Captions = Partial<Record<Language, Video["captions"]>> | undefined;

/** The caption files of some films in all languages, whatever the page's. */
async function captionFiles(ids: Video["id"][]) {
  const cms = await publishedContent();
  const { docs } = await cms.find({
    collection: "videos",
    ...byIds(ids, "all"),
    select: { captions: true },
    populate: { media: FILE_FIELDS },
  });
  return new Map(docs.map((video) => [video.id, video.captions as unknown as Captions]));
}

/** The addresses of a film's caption files, by their languages. */
function captionAddresses(captions: Captions): VideoView["captions"] {
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const address = fileView(captions?.[language])?.url;
      return address ? [[language, address]] : [];
    }),
  );
}

function videoView(video: Pick<Video, keyof typeof FIELDS>, captions: Captions): VideoView {
  return {
    slug: video.slug,
    title: video.title,
    summary: video.summary,
    group: video.group,
    created: isoDay(video.createdOn),
    seconds: video.seconds,
    modern: fileView(video.fileModern)?.url ?? null,
    source: fileView(video.file)?.url ?? (video.address && isOwnFilm(video.address, settings.filmHosts) ? video.address : null),
    captions: captionAddresses(captions),
    poster: pictureView(video.poster),
    chapters: (video.chapters ?? []).map(({ title, second }) => ({ title, second })).toSorted((one, other) => one.second - other.second),
  };
}
