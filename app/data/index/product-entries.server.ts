import type { Media, Product } from "#cms/config/payload-types.ts";
import { idOf } from "#cms/lib/id-of.ts";
import { contentReader } from "#app/data/content/content-reader.server.ts";
import { isoDay } from "#shared/lib/time-zone.ts";
import { untranslatedIn } from "#cms/schema/translation-state.ts";
import { TRANSLATIONS } from "#app/data/content/translation-visibility.server.ts";
import { PICTURE_FIELDS, pictureView, type PictureView } from "#app/data/content/pictures.server.ts";
import { intern } from "#app/lib/intern.ts";
import { memoizeWeak } from "#shared/lib/memoize-weak.ts";
import type { StatedRow } from "#shared/specification/format.ts";
import { facets } from "#shared/vocabulary/facets.ts";
import { standbyModel, type StandbyModel } from "#shared/specification/standby.ts";
import { devicesOf, codesByRow, type Device } from "#shared/specification/variants.ts";
import type { FeaturedFor, LifeStage } from "#shared/vocabulary/catalogue.ts";
import type { OutlineForm } from "#shared/vocabulary/outlines.ts";
import type { Language, Localized } from "#shared/languages.ts";
import { listing } from "./listing.server.ts";
import { everyLanguage } from "./taxonomy.server.ts";
import { publishedQuery } from "./published-query.server.ts";

/** The rows that code reads: cards, the search, the quote list. Entries store them and those that buyers choose by; a page reads the others with its product. */
const INDEXED_ROWS = [
  "standby",
  "input_voltage",
  "network",
  "protection",
  "weight",
  "accuracy",
  "temperature",
  "mounting",
  "battery_type",
  "solar_panel",
  "satellites",
  "bluetooth",
  "wifi",
  "certification",
  "bands",
  "inputs_outputs",
  "serial",
  "vehicle_bus",
] as const;
export type IndexedKey = (typeof INDEXED_ROWS)[number];

/** A row of a product in the index: numbers and codes, its words only where it has nothing else. */
export interface IndexedRow extends Omit<StatedRow, "text" | "condition"> {
  text?: Localized;
  condition?: Localized;
}

/** What is kept in memory of a product: what lists show of it, and what it is found by. Alike for both languages but for its words. */
export interface ProductEntry {
  id: number;
  slug: string;
  code: string;
  name: Localized;
  tagline: Localized;
  order: number;
  /** ISO date. */
  released: string;
  /** ISO date of the last change. */
  changed: string;
  featured: FeaturedFor | null;
  life: LifeStage;
  /** Ids of its series and of the solutions it is part of. */
  series: number | null;
  solutions: number[];
  /** Outer size in millimetres. */
  size: { width: number; depth: number; height: number };
  /** The form of its drawing; null for a plain box. */
  outline: OutlineForm | null;
  /** Where its body lies in the picture from above, in percent of the picture; null when editors have not marked it. */
  topView: { left: number; top: number; width: number; height: number } | null;
  /** The picture of lists and the one from above, with their descriptions in both languages. */
  pictures: { id: number; view: PictureView; alt: Localized }[];
  rows: Partial<Record<IndexedKey, IndexedRow>> & Partial<Record<string, IndexedRow>>;
  /** The devices that it is sold as; none where no bands are stated. */
  devices: readonly Device[];
  /** Codes of the approvals that are applied for. */
  pendingApprovals: readonly string[];
  /** What its standby is reckoned with; null when it cannot be. */
  standby: StandbyModel | null;
  untranslated: readonly Language[];
}

/** Rows of which many products have the same: of ten thousand, few state a protection or approvals of their own. */
const sameRow = intern<IndexedRow>(5000);
const NONE: readonly string[] = [];
/** Networks and bands of many products alike. */
const sameDevices = intern<ProductEntry["devices"]>(5000);
/** Pictures that stand for several products. */
const samePicture = intern<ProductEntry["pictures"][number]>(5000);

function rowsOf({ specs, variants }: Pick<Product, "specs" | "variants">): ProductEntry["rows"] {
  const rows: Partial<Record<string, IndexedRow>> = {};
  const indexed = new Set<string>([...INDEXED_ROWS, ...[...facets().rows.values()].flat()]);
  const codesOf = codesByRow(specs, variants);
  // A row that variants alone state has their codes.
  for (const [key, codes] of codesOf) if (indexed.has(key) && !specs?.some((row) => row.key === key)) rows[key] = sameRow({ key, codes });
  for (const { key, value, min, max, prefix, text, condition } of specs ?? []) {
    if (!indexed.has(key) || rows[key]) continue;
    const codes = codesOf.get(key);
    const coded = codes !== undefined;
    rows[key] = sameRow({
      key,
      ...(value != null && { value }),
      ...(min != null && max != null && { min, max }),
      ...(prefix && { prefix }),
      ...(coded && { codes }),
      // Words are for where there is nothing shorter, and for a supply that is named and not measured.
      ...(text && (!coded || key === "input_voltage") && { text: everyLanguage(text) }),
      ...(condition && key === "standby" && { condition: everyLanguage(condition) }),
    });
  }
  return rows;
}

/** A list without the room to grow, for some sixteen more, that one has which was put together. */
const exactly = <Item>(list: Item[]): Item[] => list.slice();

/** All published products, in the editors' order. */
export const productEntries = listing<ProductEntry>({
  collection: "products",
  also: ["media", "spec-rows"],
  read: async (choice) => {
    const cms = await contentReader();
    const { docs } = await cms.find({
      collection: "products",
      locale: "all",
      depth: 0,
      select: {
        slug: true,
        code: true,
        name: true,
        tagline: true,
        order: true,
        released: true,
        updatedAt: true,
        featured: true,
        life: true,
        series: true,
        solutions: true,
        width: true,
        depth: true,
        height: true,
        outline: true,
        topView: true,
        pictures: true,
        specs: true,
        variants: true,
        pendingApprovals: true,
        ...TRANSLATIONS,
      },
      ...publishedQuery(choice),
    });
    const pictures = await picturesOf(docs.flatMap((product) => shownPictures(product)));
    return docs.map((product) => ({
      id: product.id,
      slug: product.slug,
      code: product.code,
      name: everyLanguage(product.name),
      tagline: everyLanguage(product.tagline),
      order: product.order,
      released: isoDay(product.released),
      changed: product.updatedAt,
      featured: product.featured ?? null,
      life: product.life ?? "active",
      series: idOf(product.series),
      solutions: exactly((product.solutions ?? []).flatMap((solution) => idOf(solution) ?? [])),
      size: { width: product.width, depth: product.depth, height: product.height },
      outline: product.outline ?? null,
      topView: topViewOf(product),
      pictures: exactly(shownPictures(product).flatMap((id) => pictures.get(id) ?? [])),
      rows: rowsOf(product),
      devices: sameDevices(devicesOf(product.specs, product.variants)),
      pendingApprovals: product.pendingApprovals?.length ? product.pendingApprovals : NONE,
      standby: standbyModel(product.specs ?? []),
      untranslated: untranslatedIn(product),
    }));
  },
  compare: (one, other) => one.order - other.order || one.id - other.id,
  shows: (entry, { id }) => entry.pictures.some((picture) => picture.id === id),
});

/** Those of a list that can be had: all but the discontinued. */
export const availableProducts = memoizeWeak((entries: readonly ProductEntry[]) => entries.filter(({ life }) => life !== "ended"));

/** The products of a list by their slugs. */
export const productsBySlug = memoizeWeak((entries: readonly ProductEntry[]) => new Map(entries.map((entry) => [entry.slug, entry])));

function topViewOf({ topView }: Pick<Product, "topView">): ProductEntry["topView"] {
  const { left, top, width, height } = topView ?? {};
  return left != null && top != null && width && height ? { left, top, width, height } : null;
}

/** The picture of lists, and the one from above, which stands second. */
function shownPictures({ pictures }: Pick<Product, "pictures">): number[] {
  return (pictures ?? []).slice(0, 2).flatMap((picture) => idOf(picture) ?? []);
}

async function picturesOf(ids: number[]): Promise<Map<number, ProductEntry["pictures"][number]>> {
  if (ids.length === 0) return new Map();
  const cms = await contentReader();
  const { docs } = await cms.find({ collection: "media", locale: "all", depth: 0, select: PICTURE_FIELDS, ...publishedQuery({ ids }) });
  return new Map(
    docs.flatMap((media) => {
      const view = pictureView({ ...media, alt: "" } as Media);
      return view ? [[media.id, samePicture({ id: media.id, view, alt: everyLanguage(media.alt) })] as const] : [];
    }),
  );
}
