/** Lists for programs, a hundred at a time. */
import { paths } from "#app/lib/paths.ts";
import { programPaths } from "#app/lib/program-paths.ts";
import { LIFE_STAGES } from "#shared/vocabulary/catalogue.ts";
import { keysOf } from "#shared/vocabulary/names.ts";
import { CONTENT, CONTENT_KINDS, contentKind } from "#shared/content/index.ts";
import { listDownloads, type DownloadView } from "../downloads.server.ts";
import { paginate, type Page } from "../index/paginate.server.ts";
import { productEntries } from "../index/product-entries.server.ts";
import { places } from "../index/taxonomy.server.ts";
import type { PageContext } from "../page.server.ts";
import { visibleIn } from "../content/translation-visibility.server.ts";
import { addresses } from "../addresses.ts";
import { readPage } from "../records.server.ts";
import { PROGRAM_PAGE_SIZE } from "./answer.server.ts";
import { address, day, list as listOf, moment, object, orNull, text, whole as count } from "./json-schema.ts";
import { recordShape, type Whole } from "./record-shape.server.ts";

type Context = Pick<PageContext, "layout" | "language">;

/** A product in its list. */
const PRODUCT_ENTRY = object({
  slug: text,
  code: text,
  name: text,
  tagline: text,
  series: orNull(object({ key: text, name: text })),
  life: { enum: keysOf(LIFE_STAGES) },
  released: day,
  changed: moment,
  url: address,
  data: address,
  datasheet: address,
});

/** The products in the editors' order; null for a page that the list does not have. */
export async function productList(number: number, page: Context) {
  const address = addresses(page);
  const [entries, { series }] = await Promise.all([visibleIn(productEntries, page.language), places()]);
  // All fields of an entry are in memory.
  const readEntries = async () => ({ docs: [...entries] });
  return paginate(entries, number, PROGRAM_PAGE_SIZE, readEntries, (entry) => {
    const { slug, code, name, tagline, life, released, changed } = entry;
    const place = entry.series === null ? undefined : series.get(entry.series);
    return {
      slug,
      code,
      name: name[page.language],
      tagline: tagline[page.language],
      series: place ? { key: place.key, name: place.name[page.language] } : null,
      life,
      released,
      changed,
      url: address(paths.product(slug)),
      data: address(programPaths.productData(slug)),
      datasheet: address(paths.datasheet(slug)),
    };
  });
}

/** The downloads, newest first; null for a page that the list does not have. */
async function downloadList(number: number, page: Context) {
  const list = await listDownloads(page.language, { page: number, size: PROGRAM_PAGE_SIZE });
  const whole = wholeAt(page);
  return (
    list && {
      ...list,
      items: list.items.flatMap((download) => {
        const { file, created: createdOn } = download;
        return file ? [DOWNLOAD_SHAPE.write({ ...download, createdOn }, whole, { download, file, whole })] : [];
      }),
    }
  );
}

interface FileContext {
  download: DownloadView;
  file: NonNullable<DownloadView["file"]>;
  whole: Whole;
}

const DOWNLOAD_SHAPE = recordShape<typeof CONTENT.downloads.fields, FileContext>(CONTENT.downloads.fields, {
  languages: { schema: listOf(text), write: ({ download }) => download.languages },
  url: { schema: address, write: ({ file, whole }) => whole.file(file.url) },
  bytes: { schema: { type: ["integer", "null"] }, write: ({ file }) => file.size },
  sha256: { schema: text, write: ({ file }) => file.checksum, isLeftOut: true },
});

/** The fields that follow from any record's address. */
const ADDRESSED = {
  id: { schema: count, write: ({ record }: { record: { id: number } }) => record.id },
  url: { schema: address, write: ({ record, whole }: { record: { path: string | null }; whole: Whole }) => whole.page(record.path ?? "/") },
};

type Items = Page<object> | null;

/** The kinds of content that programs can list, each with the shape of an entry and the reader of a page. */
export const JSON_LISTS = CONTENT_KINDS.flatMap((kind) => {
  const { fields, programs } = contentKind(kind) ?? {};
  if (!fields || !programs?.json) return [];
  const { json } = programs;
  if (kind === "products") return [{ ...json, shape: PRODUCT_ENTRY, read: productList as ListReader }];
  if (kind === "downloads")
    return [{ ...json, shape: object(DOWNLOAD_SHAPE.required, DOWNLOAD_SHAPE.optional), read: downloadList as ListReader }];
  const shape = recordShape(fields, ADDRESSED as never);
  const readList: ListReader = async (number, page) => {
    const whole = wholeAt(page);
    const list = await readPage(kind, page.language, ["json"], number, PROGRAM_PAGE_SIZE);
    return list && { ...list, items: list.items.map((record) => shape.write(record, whole, { record, whole } as never)) };
  };
  return [{ ...json, shape: object(shape.required, shape.optional), read: readList }];
});

/** Reads a page of a list; null for one that the list does not have. */
type ListReader = (number: number, page: Context) => Promise<Items>;

function wholeAt(page: Context): Whole {
  return { page: addresses(page), file: (path) => new URL(path, page.layout.origin).href };
}
