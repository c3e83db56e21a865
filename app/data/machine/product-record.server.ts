import { paths } from "#app/lib/paths.ts";
import { largestAddress } from "#app/lib/picture.ts";
import { termIn } from "#app/data/content/terms.server.ts";
import type { PageContext } from "../page.server.ts";
import type { WholeProduct } from "../products.server.ts";
import type { SpecFact } from "../specs.server.ts";
import { addresses, seriesPathOf } from "../addresses.ts";

/** A product for programs: everything that its page shows, with whole addresses. */
export function productRecord(product: WholeProduct, page: Pick<PageContext, "layout" | "language">) {
  const address = addresses(page);
  const whole = (path: string) => new URL(path, page.layout.origin).href;
  const { slug, size, purchase } = product;
  return {
    slug,
    code: product.code,
    name: product.name,
    tagline: product.tagline,
    description: product.intro,
    /** Whether there is no translation: texts are in another language of the site then. */
    translated: !product.untranslated.includes(page.language),
    series: { key: product.seriesKey, name: product.series, url: address(seriesPathOf(page, product.seriesKey)) },
    life: lifeRecord(product, address),
    changed: product.changed,
    url: address(paths.product(slug)),
    datasheet: address(paths.datasheet(slug)),
    documents: address(paths.documents(slug)),
    drawing: address(paths.drawing(slug)),
    pictures: product.pictures.map((picture) => ({ url: whole(largestAddress(picture)), description: picture.alt })),
    ...(product.model && { model: { url: whole(product.model.url), bytes: product.model.size } }),
    dimensions: { ...size, unit: "mm" },
    specifications: product.facts.map((fact) => specification(fact, page)),
    variants: product.variants,
    features: product.features,
    scenarios: product.scenarios,
    materials: product.materials,
    packing: product.packing,
    purchase,
    accessories: product.accessories.map(({ slug: key, model, name, text }) => ({ slug: key, model, name, text })),
    solutions: product.solutions.map(({ slug: key, name }) => ({ slug: key, name, url: address(paths.solution(key)) })),
    downloads: product.downloads.flatMap(({ slug: key, title, kind, type, version, created, file }) =>
      file ? [{ slug: key, title, kind, type, version, created, url: whole(file.url), bytes: file.size }] : [],
    ),
  };
}

function lifeRecord({ life }: WholeProduct, address: (path: string) => string) {
  const { stage, since, successor } = life ?? { stage: "active", since: "", successor: null };
  return {
    stage,
    since: since || null,
    successor: successor && { slug: successor.slug, code: successor.code, url: address(paths.product(successor.slug)) },
  };
}

function specification({ group, ...fact }: SpecFact, { language }: Pick<PageContext, "language">) {
  return { group: { key: group, name: termIn("spec-groups", group, language) }, ...fact };
}
