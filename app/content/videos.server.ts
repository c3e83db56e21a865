import { records } from "./records.server.ts";
import type { Video } from "#cms/payload-types.ts";
import type { Language } from "#app/i18n/languages.ts";
import { isoDay } from "#app/lib/dates.ts";
import { pageOf, type Page } from "./page-of.server.ts";
import { FILE_FIELDS, fileView, PICTURE_FIELDS, pictureView, type PictureView } from "./pictures.server.ts";

export interface VideoView {
  slug: string;
  title: string;
  summary: string;
  group: Video["group"];
  /** ISO date. */
  created: string;
  seconds: number;
  /** Addresses of the film: in a modern codec where there is one, and in H.264. */
  modern: string | null;
  source: string | null;
  captions: { zh: string | null; en: string | null };
  poster: PictureView | null;
}

/** Films per page of a group: three rows of two. */
const PAGE_SIZE = 6;

/** A page of the films of a group, newest first; null when the list has no such page. */
export async function listVideos(language: Language, { group, page = 1, limit = PAGE_SIZE }: { group?: string; page?: number; limit?: number }): Promise<Page<VideoView> | null> {
  const cms = await records();
  const found = await cms.find({
    collection: "videos",
    locale: language,
    overrideAccess: false,
    depth: 1,
    limit,
    page,
    sort: ["-createdOn", "slug"],
    where: group ? { group: { equals: group } } : {},
    populate: { media: { ...FILE_FIELDS, ...PICTURE_FIELDS } },
  });
  const captions = await captionFiles(found.docs.map(({ id }) => id));
  return pageOf(found, page, (video) => videoView(video, captions.get(video.id)));
}

/** The caption files of some films in both languages, whatever the page's. */
async function captionFiles(ids: Video["id"][]) {
  const cms = await records();
  const { docs } = await cms.find({
    collection: "videos",
    locale: "all",
    overrideAccess: false,
    depth: 1,
    pagination: false,
    where: { id: { in: ids } },
    select: { captions: true },
    populate: { media: FILE_FIELDS },
  });
  return new Map(docs.map((video) => [video.id, video.captions as unknown as Partial<Record<Language, Video["captions"]>> | undefined]));
}

function videoView(video: Video, captions: Partial<Record<Language, Video["captions"]>> | undefined): VideoView {
  return {
    slug: video.slug,
    title: video.title,
    summary: video.summary,
    group: video.group,
    created: isoDay(video.createdOn),
    seconds: video.seconds,
    modern: fileView(video.fileModern)?.url ?? null,
    source: fileView(video.file)?.url ?? null,
    captions: { zh: fileView(captions?.zh)?.url ?? null, en: fileView(captions?.en)?.url ?? null },
    poster: pictureView(video.poster),
  };
}
