import { cachedBy } from "#cms/cache/cached.ts";
import type { Opening } from "#app/components/media/opening.tsx";
import { paths } from "#app/lib/paths.ts";
import type { Language } from "#shared/languages.ts";
import { PICTURE_FIELDS, pictureView, type PictureView } from "./content/pictures.server.ts";
import { publishedContent } from "./published-content.server.ts";

/** The opening picture of a page, with a link to the product that has this picture; null without a picture. */
export async function pageOpening(language: Language, picture: PictureView | null): Promise<Opening | null> {
  return picture && { picture, link: await productInUse(language, picture.name) };
}

/** What a page opens with whose picture belongs to the company. @param field of the company's record */
export const companyOpening = cachedBy(async (language: Language, field: "productsPicture" | "brandPicture"): Promise<Opening | null> => {
  const cms = await publishedContent();
  const site = await cms.findGlobal({
    slug: "site",
    locale: language,
    depth: 1,
    select: { productsPicture: true, brandPicture: true },
    populate: { media: PICTURE_FIELDS },
  });
  return pageOpening(language, pictureView(site[field]));
});

/** What the page of a series opens with: the first of its pictures in use. */
export const seriesOpening = cachedBy(async (language: Language, series: string): Promise<Opening | null> => {
  const cms = await publishedContent();
  const { docs } = await cms.find({
    collection: "products",
    locale: language,
    depth: 1,
    where: { "series.key": { equals: series }, inUse: { exists: true } },
    sort: "order",
    limit: 1,
    select: { inUse: true },
    populate: { media: PICTURE_FIELDS },
  });
  return pageOpening(language, pictureView(docs[0]?.inUse));
});

/** The product that has a picture with this file name, in use or among its others, with its page. */
export const productInUse = cachedBy(async (language: Language, name: string) => {
  const cms = await publishedContent();
  const { docs } = await cms.find({
    collection: "products",
    locale: language,
    depth: 0,
    where: { or: [{ "inUse.filename": { equals: name } }, { "pictures.filename": { equals: name } }] },
    limit: 1,
    select: { slug: true, code: true, name: true },
  });
  const product = docs[0];
  return product ? { slug: product.slug, label: `${product.code} ${product.name}`, to: paths.product(product.slug) } : null;
});
