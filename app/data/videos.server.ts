import { cachedBy } from "#cms/cache/cached.ts";
import { byIds, publishedContent } from "./published-content.server.ts";
import { isOwnFilm } from "#cms/media/film-hosts.ts";
import { settings } from "#cms/config/settings.ts";
import type { Video } from "#cms/config/payload-types.ts";
import { LANGUAGES, type Language } from "#shared/languages.ts";
import { videoEntries } from "#app/data/index/library-entries.server.ts";
import { paginate, type Page, type Some } from "#app/data/index/paginate.server.ts";
import { visibleIn } from "./content/translation-visibility.server.ts";
import { FILE_FIELDS, fileView } from "./content/pictures.server.ts";
import { findRecord, readRecords, type Listed, type PageOf, type Whole } from "./records.server.ts";

/** What is stored of a film that its view is made of. */
type Stored = Listed<"videos">;

export interface VideoView extends Omit<Stored, "createdOn" | "file" | "fileModern" | "address"> {
  /** ISO date. */
  created: string;
  /** Addresses of the film: in a modern codec where there is one, and that which everything plays; null where it may not be played. */
  modern: string | null;
  source: string | null;
  captions: Partial<Record<Language, string>>;
}

/** Films per page of a group: three rows of two. */
const PAGE_SIZE = 6;
/** A page of the films of a group, newest first; null when the list has no such page. */
export const listVideos = cachedBy(
  async (
    language: Language,
    { group, page = 1, limit = PAGE_SIZE }: { group?: string; page?: number; limit?: number },
  ): Promise<Page<VideoView> | null> => {
    const entries = (await visibleIn(videoEntries, language)).filter((entry) => !group || entry.group === group);
    let captions = new Map<Video["id"], Captions>();
    const read = async (ids: Video["id"][]) => {
      captions = await captionFiles(ids);
      return { docs: await readRecords("videos", language, ["list"], { ids }) };
    };
    return paginate(entries, page, limit, read, ({ id, ...video }) => videoView(video, captions.get(id)));
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
export interface FilmView extends VideoView, PageOf {
  products: Whole<"videos">["products"];
}

/** The film with this slug; null when there is none. */
export const findFilm = cachedBy(async (language: Language, slug: string): Promise<FilmView | null> => {
  const film = await findRecord("videos", language, slug);
  if (!film) return null;
  return { ...film, ...videoView(film, (await captionFiles([film.id])).get(film.id)) };
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

function videoView({ createdOn, file, fileModern, address, chapters, ...video }: Stored, captions: Captions): VideoView {
  return {
    ...video,
    created: createdOn,
    modern: fileModern?.url ?? null,
    source: file?.url ?? (address && isOwnFilm(address, settings.filmHosts) ? address : null),
    captions: captionAddresses(captions),
    chapters: chapters.toSorted((one, other) => one.second - other.second),
  };
}
