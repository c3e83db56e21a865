import type { Certification, Product, PropertyValue, QuantitativeValue } from "schema-dts";
import { product as definition } from "#shared/content/product.ts";
import { HTML_LANG } from "#shared/languages.ts";
import { paths } from "#app/lib/paths.ts";
import { largestAddress } from "#app/lib/picture.ts";
import { addresses, seriesPathOf } from "../addresses.ts";
import { listRecords } from "../records.server.ts";
import type { PageContext } from "../page.server.ts";
import type { WholeProduct } from "../products.server.ts";
import { variantGroups, type SpecFact, type SpecView } from "../specs.server.ts";
import { thingProperties } from "../definition/rows.server.ts";
import { mainThingId, organizationId } from "./page-graph.server.ts";

/** Units by their UN/CEFACT common codes (Recommendation 20, revision 17), as schema.org's `unitCode` asks for them. */
const UNIT_CODES: Readonly<Record<string, string>> = {
  "%": "P1",
  "°C": "CEL",
  d: "DAY",
  dBm: "DBM",
  g: "GRM",
  h: "HUR",
  Hz: "HTZ",
  m: "MTR",
  mA: "4K",
  mAh: "E09",
  min: "MIN",
  mm: "MMT",
  s: "SEC",
  V: "VLT",
  W: "WTT",
  µA: "B84",
};

/** A product as schema.org's Product, with every row of its specification. It is sold by quotation: there are no offers. */
export async function productThing(product: WholeProduct, page: PageContext): Promise<Product> {
  const { layout, language } = page;
  const address = addresses(page);
  const url = address(paths.product(product.slug));
  const weight = product.facts.find(({ key }) => key === "weight");
  const certifications = (await listRecords("marks", language)).filter(
    ({ kind, products }) => kind === "certification" && products.some(({ slug }) => slug === product.slug),
  );
  return {
    "@type": "Product",
    "@id": mainThingId(url),
    name: `${product.code} ${product.name}`,
    ...thingProperties(definition.fields, product, page),
    url,
    mpn: product.code,
    model: product.code,
    category: product.series,
    brand: { "@type": "Brand", name: layout.company.name },
    manufacturer: { "@id": organizationId(layout.origin) },
    image: product.pictures.map((picture) => ({
      "@type": "ImageObject" as const,
      contentUrl: layout.origin + largestAddress(picture),
      caption: picture.alt,
    })),
    isVariantOf: {
      "@type": "ProductGroup",
      name: product.series,
      productGroupID: product.seriesKey,
      url: address(seriesPathOf(page, product.seriesKey)),
    },
    width: millimetres(product.size.width),
    depth: millimetres(product.size.depth),
    height: millimetres(product.size.height),
    ...(weight?.number !== undefined && { weight: quantity(weight) }),
    additionalProperty: [
      ...product.facts.map(property),
      ...variantGroups(product.variants, language).flatMap(({ rows }) => rows.map(variant)),
      ...(product.life
        ? [{ "@type": "PropertyValue" as const, propertyID: "life", name: page.t("product.life"), value: product.life.name }]
        : []),
    ],
    ...(certifications.length > 0 && {
      hasCertification: certifications.map(({ mark, number, issued }): Certification => ({
        "@type": "Certification",
        name: mark,
        certificationIdentification: number,
        datePublished: issued,
      })),
    }),
    subjectOf: {
      "@type": "DigitalDocument",
      name: `${product.code} datasheet`,
      url: address(paths.datasheet(product.slug)),
      encodingFormat: "application/pdf",
      inLanguage: HTML_LANG[language],
    },
  };
}

function millimetres(value: number): QuantitativeValue {
  return { "@type": "QuantitativeValue", value, unitCode: "MMT" };
}

function quantity({ number, min, max, value, unit, symbol }: SpecFact) {
  const amount = number === undefined ? { minValue: min, maxValue: max } : { value: number };
  return {
    "@type": "QuantitativeValue" as const,
    ...(number === undefined && min === undefined ? { value } : amount),
    ...unitOf(unit, symbol),
  };
}

/** The unit by its code; in words where there is none, as schema.org's `unitText` asks for. */
function unitOf(unit: string, symbol: string | undefined) {
  const unitCode = symbol && UNIT_CODES[symbol];
  if (unitCode) return { unitCode };
  return unit ? { unitText: unit } : {};
}

/** A row of the specification, as the page names and writes it. */
function property(fact: SpecFact): PropertyValue {
  return {
    ...quantity(fact),
    "@type": "PropertyValue",
    propertyID: fact.key,
    name: fact.name,
    ...(fact.condition && { description: fact.condition }),
  };
}

/** A variant, by its order code, with what sets it apart. */
function variant({ key, name, value, condition }: SpecView): PropertyValue {
  return { "@type": "PropertyValue", propertyID: key, name, value, ...(condition && { description: condition }) };
}
