import type { Payload, PayloadRequest } from "payload";
import { PURCHASE_TERMS } from "#shared/content/product.ts";
import type { Product, Wording } from "#shared/consistency/product.ts";
import { LANGUAGES } from "#shared/languages.ts";
import { nameIn } from "#shared/vocabulary/name-in.ts";
import { codesOf, specDefinition } from "#shared/vocabulary/spec-rows.ts";
import { execute } from "../../db/raw-sql.ts";
import { isData, rowsOf, type Data } from "../../schema/data.ts";

/** A product's record, stored in all languages, as what sentences are measured by. */
export function asSpecified({ code, specs, purchase, materials }: Data): Product {
  const terms = isData(purchase) ? purchase : {};
  const number = (value: unknown) => (typeof value === "number" ? value : null);
  return {
    code: String(code),
    rows: rowsOf(specs).map(({ key, value, min, max, prefix, text, condition, codes }) => {
      const row = specDefinition(String(key));
      const named = Array.isArray(codes) ? codes.map(String) : [];
      return {
        key: String(key),
        names: row ? LANGUAGES.map((language) => nameIn(row, language)) : [],
        unit: row?.unit ?? "",
        value: number(value),
        min: number(min),
        max: number(max),
        prefix: typeof prefix === "string" ? prefix : "",
        texts: [...wordings(text), ...wordings(condition)],
        codes: named.concat(named.flatMap((one) => namesOfCode(String(key), one))),
      };
    }),
    purchase: {
      ...Object.fromEntries(Object.keys(PURCHASE_TERMS).map((name) => [name, number(terms[name])])),
      note: wordings(terms["note"])
        .map(({ text: note }) => note)
        .join(" "),
    },
    materials: rowsOf(materials).flatMap(({ material }) => wordings(material)),
  };
}

/** What buyers choose by, as the site calls it in each of its languages. */
function namesOfCode(key: string, code: string): string[] {
  const name = codesOf(key)[code];
  return name ? LANGUAGES.map((language) => nameIn(name, language)) : [];
}

/** A text in each language that it is written in. */
export function wordings(value: unknown): Wording[] {
  if (!isData(value)) return [];
  return Object.entries(value).flatMap(([language, text]) => (typeof text === "string" && text !== "" ? [{ text, language }] : []));
}

/** Whether texts can be told to name it: a number alone stands for a hundred other things. */
function isName(code: string): boolean {
  return code.length > 1 && /\p{L}/u.test(code);
}

/**
 * The published products whose codes stand in texts, by number.
 * @param linked number of one that is read as well
 */
export async function productsNamedIn(
  { db }: Payload,
  texts: readonly string[],
  linked: unknown,
  req?: PayloadRequest,
): Promise<Map<number, Data & { code: string }>> {
  // Past Payload, which takes twenty times as long for the names of thousands.
  const published = "select id, code from products where _status = 'published' and deleted_at is null";
  const all = await execute<{ id: unknown; code: string }>(db, published, req);
  const whole = texts.join("\n");
  const named = all.filter(({ id, code }) => Number(id) === linked || (isName(code) && whole.includes(code))).map(({ id }) => Number(id));
  if (named.length === 0) return new Map();
  const { docs } = await db.find<Data & { id: number; code: string }>({
    collection: "products",
    where: { id: { in: named } },
    pagination: false,
    ...(req && { req }),
  });
  return new Map(docs.map((one) => [one.id, one]));
}
