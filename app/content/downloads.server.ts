import { byIds, records } from "./records.server.ts";
import type { Download } from "#cms/payload-types.ts";
import { localPath, type Language } from "#app/i18n/languages.ts";
import { isoDay } from "#app/lib/format/dates.ts";
import { downloadEntries } from "#app/catalogue/library.server.ts";
import { pageOf, type Page } from "#app/catalogue/page-of.server.ts";
import { paths } from "#app/lib/paths.ts";
import { linkedAll } from "./linked.server.ts";
import { datasheetName } from "./datasheet-name.ts";
import { FILE_FIELDS, fileView, type FileView } from "./pictures.server.ts";

/** A file that is made when it is asked for: nobody knows its size before. */
interface MadeFile extends Omit<FileView, "size"> {
  size: null;
}

export interface DownloadView {
  slug: string;
  title: string;
  summary: string;
  /** One of the seven file types. */
  type: Download["type"];
  kind: Download["kind"];
  /** Empty for a file that is made: it is always of now. */
  version: string;
  /** ISO date. */
  created: string;
  file: FileView | MadeFile | null;
}

/** Rows per page of the downloads centre. */
const PAGE_SIZE = 10;
const FIELDS = {
  slug: true,
  title: true,
  summary: true,
  type: true,
  kind: true,
  version: true,
  createdOn: true,
  file: true,
  products: true,
} as const;
const POPULATE = { media: FILE_FIELDS, products: { slug: true, code: true } } as const;

/** A page of the downloads centre, newest first, of one file type or all; null when the list has no such page. */
export async function listDownloads(
  language: Language,
  { type, page = 1 }: { type?: string; page?: number },
): Promise<Page<DownloadView> | null> {
  const entries = (await downloadEntries()).filter((entry) => !type || entry.type === type);
  const cms = await records();
  const read = (ids: number[]) => cms.find({ collection: "downloads", ...byIds(ids, language), select: FIELDS, populate: POPULATE });
  return pageOf(entries, page, PAGE_SIZE, read, (download) => downloadView(download, language));
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
    populate: POPULATE,
  });
  return docs.map((download) => downloadView(download, language));
}

function downloadView(download: Pick<Download, keyof typeof FIELDS>, language: Language): DownloadView {
  const file = downloadFile(download, language);
  return {
    slug: download.slug,
    title: download.title,
    summary: download.summary,
    type: download.type,
    kind: download.kind,
    version: file?.size === null ? "" : download.version,
    created: isoDay(download.createdOn),
    file,
  };
}

/** The file of a download; a datasheet of one product that has none is the one made from the product's record. */
export function downloadFile(
  { file, kind, products }: Pick<Download, "file" | "kind" | "products">,
  language: Language,
): FileView | MadeFile | null {
  const uploaded = fileView(file);
  const [product, ...others] = linkedAll(products);
  if (uploaded || kind !== "datasheet" || !product || others.length > 0) return uploaded;
  return { url: localPath(paths.datasheet(product.slug), language), size: null, name: datasheetName(product.code, language) };
}
