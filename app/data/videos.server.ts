import { typesetText } from "./content/typeset.ts";
import { cachedBy } from "#cms/cache/cached.ts";
import { byIds, publishedContent } from "./published-content.server.ts";
import { cuesOf, type Cue } from "#cms/media/captions.ts";
import { isOwnFilm } from "#cms/media/film-hosts.ts";
import { settings } from "#cms/config/settings.ts";
import type { Video } from "#cms/config/payload-types.ts";
import { LANGUAGES, type Language } from "#shared/languages.ts";
import { videoEntries } from "#app/data/index/library-entries.server.ts";
import { optionalOr } from "./optional.server.ts";
import { paginate, type Page, type Some } from "#app/data/index/paginate.server.ts";
import { findFile } from "./content/content-reader.server.ts";
import { visibleIn } from "./content/translation-visibility.server.ts";
import { FILE_FIELDS, fileView } from "./content/pictures.server.ts";
import { findRecord, readRecords, type Listed, type PageOf, type Whole } from "./records.server.ts";

/** The stored fields of a film that its view needs. */
type Stored = Listed<"videos">;

/** What a film says, as its captions have it, by its parts. */
interface FilmText {
  language: Language;
  /** Captions before the first part have no title. */
  parts: { title: string | null; second: number; says: string[] }[];
}

export interface VideoView extends Omit<Stored, "createdOn" | "file" | "fileModern" | "address"> {
  /** ISO date. */
  created: string;
  /** Addresses of the film: in a modern codec where there is one, and that which everything plays; null where it may not be played. */
  modern: string | null;
  source: string | null;
  captions: Partial<Record<Language, string>>;
  /** In another language where there are no captions in the page's. */
  text: FilmText | null;
  /** Whether it has no sound; not so where that is not known. */
  isSilent: boolean;
}

/** Films per page of a group: three rows of two. */
const PAGE_SIZE = 7;
/** Bytes of captions that are read. Those of four hours take some hundred thousand. */
const MAX_CAPTIONS = 2_000_000;
/** Seconds by which a caption may be seen before the part that it is about. */
const LEAD = 1;

/** A page of the films of a group, newest first; null when the list has no such page. */
export const listVideos = cachedBy(
  async (
    language: Language,
    { group, page = 1, limit = PAGE_SIZE }: { group?: string; page?: number; limit?: number },
  ): Promise<Page<VideoView> | null> => {
    const entries = (await visibleIn(videoEntries, language)).filter((entry) => !group || entry.group === group);
    let captions = new Map<Video["id"], FilmExtras>();
    const read = async (ids: Video["id"][]) => {
      captions = await filmExtras(ids, language);
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
  return { ...film, ...videoView(film, (await filmExtras([film.id], language)).get(film.id)) };
});

interface FilmExtras {
  captions: VideoView["captions"];
  language: Language;
  cues: Cue[];
  isSilent: boolean;
}

/** What the files of some films tell: the addresses of captions in all languages, whatever the page's, what they say in it, or else in another one, and whether there is a sound. */
async function filmExtras(ids: Video["id"][], pageLanguage: Language): Promise<Map<Video["id"], FilmExtras>> {
  const cms = await publishedContent();
  const { docs } = await cms.find({
    collection: "videos",
    ...byIds(ids, "all"),
    select: { captions: true, file: true },
    populate: { media: { ...FILE_FIELDS, isSilent: true } },
  });
  const read = docs.map(async ({ id, captions: stored, file: film }) => {
    const files = LANGUAGES.flatMap((language) => {
      const file = fileView((stored as unknown as Partial<Record<Language, Video["captions"]>> | undefined)?.[language]);
      return file ? [{ language, file }] : [];
    });
    const own = files.find(({ language }) => language === pageLanguage) ?? files.at(-1);
    const captions = own && own.file.size <= MAX_CAPTIONS ? await findFile(own.file.name) : null;
    const bytes = captions && (await optionalOr(null, captions.read()));
    const extras: FilmExtras = {
      captions: Object.fromEntries(files.map(({ language, file }) => [language, file.url])),
      language: own?.language ?? pageLanguage,
      cues: bytes ? cuesOf(bytes.toString()) : [],
      isSilent: typeof film === "object" && film?.isSilent === true,
    };
    return [id, extras] as const;
  });
  return new Map(await Promise.all(read));
}

/** What a film says, each caption with the part that it begins in. */
function textOf({ language, cues }: FilmExtras, chapters: VideoView["chapters"]): FilmText | null {
  const starts = [{ title: null, second: 0 }, ...chapters];
  const parts = starts.map(({ title, second }, index) => {
    const [start, end] = [index === 0 ? 0 : second - LEAD, (starts[index + 1]?.second ?? Number.POSITIVE_INFINITY) - LEAD];
    return { title, second, says: cues.filter((cue) => cue.second >= start && cue.second < end).map(({ text }) => typesetText(text)) };
  });
  return cues.length > 0 ? { language, parts: parts.filter(({ says }) => says.length > 0) } : null;
}

function videoView({ createdOn, file, fileModern, address, chapters: parts, ...video }: Stored, extras: FilmExtras | undefined): VideoView {
  const chapters = parts.toSorted((one, other) => one.second - other.second);
  return {
    ...video,
    created: createdOn,
    modern: fileModern?.url ?? null,
    source: file?.url ?? (address && isOwnFilm(address, settings.filmHosts) ? address : null),
    captions: extras?.captions ?? {},
    chapters,
    text: extras ? textOf(extras, chapters) : null,
    isSilent: extras?.isSilent ?? false,
  };
}
