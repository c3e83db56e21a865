import { cachedBy } from "#cms/cache/cached.ts";
import { byIds, publishedContent } from "./published-content.server.ts";
import type { Download } from "#cms/config/payload-types.ts";
import type { Translate } from "#app/i18n/texts.ts";
import { DOWNLOAD_KINDS, FILE_TYPE_KEYS, type FileType } from "#shared/vocabulary/library.ts";
import { LANGUAGES, localPath, type Language } from "#shared/languages.ts";
import { isoDay } from "#shared/lib/time-zone.ts";
import { downloadEntries, productsWithDownloads, type DownloadEntry } from "#app/data/index/library-entries.server.ts";
import { paginate, type Page, type Some } from "#app/data/index/paginate.server.ts";
import { paths } from "#app/lib/paths.ts";
import { termsAmong, type Term } from "./content/terms.server.ts";
import { visibleIn } from "./content/translation-visibility.server.ts";
import { datasheetName } from "./datasheet-name.ts";
import { FILE_FIELDS, fileView, type FileView } from "./content/pictures.server.ts";
import { readRecords, type Listed } from "./records.server.ts";

/** A file that is generated on request, so that its size is unknown. */
interface MadeFile extends Omit<FileView, "size"> {
  size: null;
}

/** A file in lists. A generated one has no version, and the day of the product's last change. */
export interface DownloadView extends Omit<Listed<"downloads">, "createdOn" | "products" | "file"> {
  /** ISO date. */
  created: string;
  /** Languages of its files, if requested. */
  languages: Language[];
  file: FileView | MadeFile | null;
}

/** The same without internal fields. */
export interface ListedDownload extends Omit<DownloadView, "slug" | "kind" | "file"> {
  file: Omit<FileView | MadeFile, "name"> | null;
}

/** The same with a note in place of its subject and version. */
export interface NotedDownload extends Omit<ListedDownload, "summary" | "version"> {
  note: string;
}

/** The filters of the downloads centre; missing or empty ones match everything. */
export interface DownloadFilter {
  type?: FileType | undefined;
  kind?: string | undefined;
  /** Slug of the product that the file is about. */
  product?: string | undefined;
  /** Language of the file, not of the page. */
  files?: Language | undefined;
  query?: string;
}

/** The filters of a list, with ids instead of words. */
type ListFilter = Omit<DownloadFilter, "query"> & {
  /** Ids of the matches of a search; all files if missing. */
  ids?: readonly Download["id"][] | undefined;
};

/** The end of a sentence, before the dot that parts it from the version. */
const FULL_STOP = /[.。]$/;
/** Rows per page of the downloads centre. */
const PAGE_SIZE = 10;
/** Files on a product's page, at most; the downloads centre has all. */
const SHOWN_OF_PRODUCT = 5;
/** The fields read of a file in another language than its page. */
const WITH_CHECKSUM = { ...FILE_FIELDS, sha256: true } as const;

const PURPOSES = Object.keys(DOWNLOAD_KINDS);

/** The order of purposes: datasheet, manual and so on. */
function byPurpose(one: { kind: string }, other: { kind: string }): number {
  return PURPOSES.indexOf(one.kind) - PURPOSES.indexOf(other.kind);
}

/** A page of the downloads centre's matches, newest first, those about a product by purpose; null when the list has no such page. */
export const listDownloads = cachedBy(
  async (
    language: Language,
    { page = 1, size = PAGE_SIZE, ...filter }: ListFilter & { page?: number; size?: number },
  ): Promise<Page<DownloadView> | null> => {
    const matches = (await visibleIn(downloadEntries, language)).filter(await matchesFilter(language, filter));
    // The files of one product are few: the most wanted come first.
    const entries = filter.product ? matches.toSorted(byPurpose) : matches;
    const fileLanguage = filter.files ?? language;
    const everything = await publishedContent({ whole: true });
    const languages = new Map(entries.map(({ id, files }) => [id, files]));
    let files = new Map<number, { file: FileView | null }>();
    const read = async (ids: number[]) => {
      const [docs, inFileLanguage] = await Promise.all([
        readRecords("downloads", language, ["list"], { ids }),
        fileLanguage === language
          ? { docs: [] }
          : everything.find({
              collection: "downloads",
              ...byIds(ids, fileLanguage),
              select: { file: true },
              populate: { media: WITH_CHECKSUM },
            }),
      ]);
      files = new Map(inFileLanguage.docs.map(({ id, file }) => [id, { file: fileView(file) }]));
      return { docs };
    };
    return paginate(entries, page, size, read, (download) => ({
      ...downloadView({ ...download, ...files.get(download.id) }, fileLanguage),
      languages: languages.get(download.id) ?? [],
    }));
  },
);

/** The newest files, as the overview of the services shows them. */
export type NewDownload = Pick<ListedDownload, "title" | "type" | "version" | "created"> & {
  file: Pick<FileView | MadeFile, "url" | "size">;
};

/** @param count maximum number */
export async function newestDownloads(language: Language, count: number): Promise<Some<NewDownload>> {
  const list = await listDownloads(language, {});
  const items = (list?.items ?? []).flatMap(({ title, type, version, created, file }) =>
    file ? [{ title, type, version, created, file: { url: file.url, size: file.size } }] : [],
  );
  return { items: items.slice(0, count), total: list?.total ?? 0 };
}

/** A test whether an entry matches a filter. */
async function matchesFilter(
  language: Language,
  { type, kind, product, files, ids }: ListFilter,
): Promise<(entry: DownloadEntry) => boolean> {
  const products = product ? await productsWithDownloads(language) : [];
  const productId = products.find(({ slug }) => slug === product)?.id ?? 0;
  const matches = ids && new Set(ids);
  return (entry) =>
    (!type || entry.type === type) &&
    (!kind || entry.kind === kind) &&
    (!files || entry.files.includes(files)) &&
    (!product || entry.products.includes(productId)) &&
    (!matches || matches.has(entry.id));
}

/** The options of the downloads centre's filters. */
export interface DownloadChoices {
  /** With the number of files of each. */
  kinds: (Term & { count: number })[];
  types: FileType[];
  products: { slug: string; code: string }[];
  languages: Language[];
}

/** The values of each filter that match files, regardless of the other filters. */
export async function downloadChoices(language: Language, filter: ListFilter): Promise<DownloadChoices> {
  const [entries, products] = await Promise.all([visibleIn(downloadEntries, language), productsWithDownloads(language)]);
  const without = async (excluded: keyof ListFilter) => entries.filter(await matchesFilter(language, { ...filter, [excluded]: undefined }));
  const [ofKinds, ofTypes, ofProducts, ofLanguages] = await Promise.all([
    without("kind"),
    without("type"),
    without("product"),
    without("files"),
  ]);
  const kinds = termsAmong(
    "download-kinds",
    ofKinds.map(({ kind }) => kind),
    language,
  );
  const about = new Set(ofProducts.flatMap((entry) => entry.products));
  return {
    kinds: kinds.map(({ key, name }) => ({ key, name, count: ofKinds.filter(({ kind }) => kind === key).length })),
    types: FILE_TYPE_KEYS.filter((type) => ofTypes.some((entry) => entry.type === type)),
    products: products.filter(({ id }) => about.has(id)).map(({ slug, code }) => ({ slug, code })),
    languages: LANGUAGES.filter((one) => ofLanguages.some(({ files }) => files.includes(one))),
  };
}

/** The files of one product. */
export async function downloadsOfProduct(language: Language, productId: number | string): Promise<DownloadView[]> {
  const where = { products: { in: [productId] } };
  const downloads = await readRecords("downloads", language, ["list"], { where, sort: ["kind", "slug"] });
  return downloads.map((download) => downloadView(download, language));
}

/** Files by their ids, in that order, without missing ones. */
export async function downloadsByIds(language: Language, ids: number[]): Promise<ListedDownload[]> {
  const downloads = await readRecords("downloads", language, ["list"], { ids });
  return downloads.map((download) => toListedDownload(downloadView(download, language)));
}

/** The newest file of each kind, the most wanted first, as many as a product's page has room for. */
export function newestOfEachKind(downloads: readonly DownloadView[]): ListedDownload[] {
  const newest = new Map(downloads.toSorted((one, other) => one.created.localeCompare(other.created)).map((one) => [one.kind, one]));
  return [...newest.values()].toSorted(byPurpose).slice(0, SHOWN_OF_PRODUCT).map(toListedDownload);
}

/**
 * The subjects and versions of files in one line. Where several have the same, as manuals do, only the first names it.
 * @param look `brief` leaves out the subjects
 */
export function withNotes(downloads: readonly ListedDownload[], look: "whole" | "brief", t: Translate): NotedDownload[] {
  const summaries = downloads.map(({ summary }) => summary);
  return downloads.map(({ summary, version, ...download }, index) => {
    const about = look === "whole" && summaries.indexOf(summary) === index ? summary.replace(FULL_STOP, "") : "";
    const edition = version ? t("downloads.version", { version }) : t("downloads.made");
    return { ...download, note: [about, edition].filter(Boolean).join(" · ") };
  });
}

function toListedDownload({ slug: _slug, kind: _kind, file, ...download }: DownloadView): ListedDownload {
  return { ...download, file: file && { url: file.url, size: file.size } };
}

function downloadView({ createdOn, products, ...download }: Listed<"downloads">, language: Language): DownloadView {
  const file = downloadFile({ ...download, products }, language);
  const isMade = file?.size === null;
  return {
    ...download,
    version: isMade ? "" : download.version,
    created: isMade && products[0] ? isoDay(products[0].updatedAt) : createdOn,
    languages: [],
    file,
  };
}

/** The file of a download; a datasheet of one product without a file is generated from the product's record. */
export function downloadFile(
  { file, kind, products }: Pick<Listed<"downloads">, "file" | "kind" | "products">,
  language: Language,
): FileView | MadeFile | null {
  const [product, ...others] = products;
  if (file || kind !== "datasheet" || !product || others.length > 0) return file;
  return { url: localPath(paths.datasheet(product.slug), language), size: null, name: datasheetName(product.code, language) };
}
