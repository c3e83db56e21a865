/** Fields shared by several kinds of content. */
import { many, paragraph, picture, rows, text } from "../definition/define.ts";

/** A heading and a sentence or two. */
export const POINT = {
  title: text({ label: { zh: "标题", en: "Title" }, localized: true, max: 120 }),
  text: paragraph({ label: { zh: "说明", en: "Text" }, max: 600 }),
};

/** Rows of a heading and a sentence or two, on a page and in its search text. */
export const points = (zh: string, en: string) => rows({ label: { zh, en }, fields: POINT, on: { page: "own", search: "body" } });

const PICTURE = { zh: "图片", en: "Picture" };

/** The picture of a record, for its page and for lists. */
export const PICTURE_IF_ANY = picture({ label: PICTURE, optional: true, on: { page: "own", list: true } });
export const ONE_PICTURE = picture({ label: PICTURE, on: { page: "own", list: true } });

const PRODUCTS = { label: { zh: "相关产品", en: "Products" }, of: "products", shows: { code: "text", slug: "text" } } as const;

/** The related products of a record, on its page or in lists. */
export const productsOnPage = many({ ...PRODUCTS, on: { page: "own" } });
export const productsInList = many({ ...PRODUCTS, on: { list: true } });
