import { paths } from "#app/lib/paths.ts";
import { programPaths } from "#app/lib/program-paths.ts";
import { termIn } from "#app/data/content/terms.server.ts";
import { product as definition } from "#shared/content/product.ts";
import { LIFE_STAGES } from "#shared/vocabulary/catalogue.ts";
import { nameIn } from "#shared/vocabulary/name-in.ts";
import { specName } from "#shared/vocabulary/spec-rows.ts";
import { keysOf } from "#shared/vocabulary/names.ts";
import { listAddress } from "#app/lib/search-params.ts";
import { finderScope } from "../finder/scope.server.ts";
import type { Need } from "../index/needs.server.ts";
import type { PageContext } from "../page.server.ts";
import type { WholeProduct } from "../products.server.ts";
import type { SpecFact } from "../specs.server.ts";
import { addresses, seriesPathOf } from "../addresses.ts";
import { address, day, list, moment, number, object, orNull, text } from "./json-schema.ts";
import { recordShape, type Whole } from "./record-shape.server.ts";

type Context = Pick<PageContext, "layout" | "language">;

interface ProductContext {
  product: WholeProduct;
  page: Context;
  whole: Whole;
  /** The needs that it answers. */
  needs: readonly Need[];
}

/** Another address of the product, besides its page. */
const addressUnder = (path: (slug: string) => string) => ({
  schema: address,
  write: ({ product, whole }: ProductContext) => whole.page(path(product.slug)),
});

/** Everything that the page of a product shows, with whole addresses. */
export const PRODUCT_SHAPE = recordShape<typeof definition.fields, ProductContext>(definition.fields, {
  translated: {
    schema: { type: "boolean", description: "False where the texts are in the site's first language." },
    write: ({ product, page }) => !product.untranslated.includes(page.language),
  },
  series: {
    schema: object({ key: text, name: text, url: address }),
    write: ({ product: { seriesKey: key, series: name }, page, whole }) => ({ key, name, url: whole.page(seriesPathOf(page, key)) }),
  },
  life: {
    schema: object({
      stage: { enum: keysOf(LIFE_STAGES) },
      since: orNull(day),
      successor: orNull(object({ slug: text, code: text, url: address })),
    }),
    write: ({ product: { life }, whole }) => {
      const { stage, since, successor } = life ?? { stage: "active", since: "", successor: null };
      return {
        stage,
        since: since || null,
        successor: successor && { slug: successor.slug, code: successor.code, url: whole.page(paths.product(successor.slug)) },
      };
    },
  },
  changed: { schema: moment, write: ({ product }) => product.changed },
  url: addressUnder(paths.product),
  data: addressUnder(programPaths.productData),
  datasheet: addressUnder(paths.datasheet),
  documents: addressUnder(paths.documents),
  drawing: addressUnder(paths.drawing),
  specs: {
    schema: list(
      object(
        { group: object({ key: text, name: text }), key: text, name: text, value: text, unit: text, condition: text },
        { symbol: text, number, min: number, max: number, prefix: text, codes: list(text) },
      ),
    ),
    write: ({ product, page }) => product.facts.map((fact) => specification(fact, page)),
  },
  without: {
    schema: { ...list(object({ key: text, name: text })), description: "Rows of the specification of which it has none." },
    write: ({ product, page: { language } }) => product.without.map((key) => ({ key, name: nameIn(specName(key), language) })),
  },
  needs: {
    schema: {
      ...list(object({ slug: text, name: text, url: address })),
      description: "What people need it for, with the list of all products that answer it.",
    },
    write: ({ needs, page: { language }, whole }) =>
      needs.map(({ slug, name }) => ({ slug, name: name[language], url: whole.page(listAddress(paths.products, { need: slug })) })),
  },
  downloads: {
    schema: list(
      object({
        slug: text,
        title: text,
        kind: text,
        type: text,
        version: text,
        created: text,
        url: address,
        bytes: { type: ["integer", "null"] },
      }),
    ),
    write: ({ product, whole }) =>
      product.downloads.flatMap(({ slug, title, kind, type, version, created, file }) =>
        file ? [{ slug, title, kind, type, version, created, url: whole.file(file.url), bytes: file.size }] : [],
      ),
  },
});

/** A product for programs. */
export async function productRecord(product: WholeProduct, page: Context) {
  const whole = { page: addresses(page), file: (path: string) => new URL(path, page.layout.origin).href };
  const { products, needs } = await finderScope(page.language);
  const needSlugs = products.find(({ entry }) => entry.slug === product.slug)?.values["need"] ?? [];
  return PRODUCT_SHAPE.write(product, whole, { product, page, whole, needs: needs.filter(({ slug }) => needSlugs.includes(slug)) });
}

function specification({ group, ...fact }: SpecFact, { language }: Pick<PageContext, "language">) {
  return { group: { key: group, name: termIn("spec-groups", group, language) }, ...fact };
}
