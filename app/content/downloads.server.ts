import { byIds, records } from "./records.server.ts";
import type { Download } from "#cms/payload-types.ts";
import type { Language } from "#app/i18n/languages.ts";
import { isoDay } from "#app/lib/format/dates.ts";
import { downloadEntries } from "#app/catalogue/library.server.ts";
import { pageOf, type Page } from "#app/catalogue/page-of.server.ts";
import { FILE_FIELDS, fileView, type FileView } from "./pictures.server.ts";

export interface DownloadView {
  slug: string;
  title: string;
  summary: string;
  /** One of the seven file types. */
  type: Download["type"];
  kind: Download["kind"];
  version: string;
  /** ISO date. */
  created: string;
  file: FileView | null;
}

/** Rows per page of the downloads centre. */
const PAGE_SIZE = 10;
const FIELDS = { slug: true, title: true, summary: true, type: true, kind: true, version: true, createdOn: true, file: true } as const;

/** A page of the downloads centre, newest first, of one file type or all; null when the list has no such page. */
export async function listDownloads(
  language: Language,
  { type, page = 1 }: { type?: string; page?: number },
): Promise<Page<DownloadView> | null> {
  const entries = (await downloadEntries()).filter((entry) => !type || entry.type === type);
  const cms = await records();
  const read = (ids: number[]) =>
    cms.find({ collection: "downloads", ...byIds(ids, language), select: FIELDS, populate: { media: FILE_FIELDS } });
  return pageOf(entries, page, PAGE_SIZE, read, downloadView);
}

/** The files of one product. */
export async function downloadsOfProduct(language: Language, productId: number | string): Promise<DownloadView[]> {
  const cms = await records();
  const { docs } = await cms.find({
    collection: "downloads",
    locale: language,
    overrideAccess: false,
    depth: 1,
    pagination: false,
    sort: ["kind", "slug"],
    where: { products: { in: [productId] } },
    select: FIELDS,
    populate: { media: FILE_FIELDS },
  });
  return docs.map(downloadView);
}

function downloadView(download: Pick<Download, keyof typeof FIELDS>): DownloadView {
  return {
    slug: download.slug,
    title: download.title,
    summary: download.summary,
    type: download.type,
    kind: download.kind,
    version: download.version,
    created: isoDay(download.createdOn),
    file: fileView(download.file),
  };
}
