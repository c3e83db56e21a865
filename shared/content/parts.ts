/** Fields shared by several kinds of content. */
import { say, type DeskText } from "../desk-texts/say.ts";
import { many, paragraph, picture, rows, text } from "../definition/define.ts";

/** A heading and a sentence or two. */
export const POINT = {
  title: text({ label: say("Title"), localized: true, max: 120 }),
  text: paragraph({ label: say("Text (description)"), max: 600 }),
};

/** Rows of a heading and a sentence or two, on a page and in its search text. */
export const points = (label: DeskText) => rows({ label, fields: POINT, on: { page: "own", search: "body" } });

const PICTURE = say("Picture");

/** The picture of a record, for its page and for lists. */
export const PICTURE_IF_ANY = picture({ label: PICTURE, optional: true, on: { page: "own", list: true } });
export const ONE_PICTURE = picture({ label: PICTURE, on: { page: "own", list: true } });

const PRODUCTS = { label: say("Products (related)"), of: "products", shows: { code: "text", slug: "text" } } as const;

/** The related products of a record, on its page or in lists. */
export const productsOnPage = many({ ...PRODUCTS, on: { page: "own" } });
export const productsInList = many({ ...PRODUCTS, on: { list: true } });
