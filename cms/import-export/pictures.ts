import { APIError, type CollectionSlug, type Payload, type PayloadRequest } from "payload";
import { DEFAULT_LANGUAGE, LANGUAGES, otherLanguages, type Language } from "#shared/languages.ts";
import { inLocale, isData, type Data } from "../schema/data.ts";
import type { FieldNode } from "../schema/field-tree.ts";
import { columnIn } from "./column-language.ts";
import { pictureName, type SentPicture } from "./import-archive.ts";

/** The column with the alternative texts of its line's pictures, in their order. */
const PICTURES_ALT = "picturesAlt";

/** Characters of the longest description (cms/collections/media.ts). */
const MAX_ALT_LENGTH = 240;
/** Checksums of one query. */
const AT_ONCE = 200;

interface ImportedPicture {
  picture: SentPicture;
  /** Its id in the library; negative until it is stored. */
  id: number;
  isNew: boolean;
  isNamed: boolean;
}

/** The pictures sent with a sheet. Each is stored in the library once, with the first record that uses it. */
export class Pictures {
  readonly #payload: Payload;
  readonly #byName = new Map<string, ImportedPicture>();
  readonly #byId = new Map<number, ImportedPicture>();

  private constructor(payload: Payload) {
    this.#payload = payload;
  }

  /** Finds the pictures that the library already has, by their content. @param atOnce checksums of one query */
  static async open(payload: Payload, sent: ReadonlyMap<string, SentPicture>, atOnce = AT_ONCE): Promise<Pictures> {
    const pictures = new Pictures(payload);
    const stored = await idsBySum(
      payload,
      [...new Set(sent.values())].map(({ sum }) => sum),
      atOnce,
    );
    const bySum = new Map<string, ImportedPicture>();
    for (const [name, picture] of sent) {
      const { sum } = picture;
      const entry = bySum.get(sum) ?? { picture, id: stored.get(sum) ?? -1 - bySum.size, isNew: !stored.has(sum), isNamed: false };
      bySum.set(sum, entry);
      pictures.#byName.set(name, entry);
      pictures.#byId.set(entry.id, entry);
    }
    return pictures;
  }

  /** The picture by the name in a cell; undefined where there is none. */
  find(name: string): { id: number; type: string | null } | undefined {
    const entry = this.#byName.get(pictureName(name));
    if (!entry) return undefined;
    entry.isNamed = true;
    return { id: entry.id, type: entry.picture.type };
  }

  /** The numbers of pictures that are new in the library, exist there, and appear in no line; null without pictures. */
  counts(): { added: number; there: number; unnamed: number } | null {
    const all = [...new Set(this.#byName.values())];
    if (all.length === 0) return null;
    const assigned = all.filter(({ isNamed }) => isNamed);
    const added = assigned.filter(({ isNew }) => isNew).length;
    return { added, there: assigned.length - added, unnamed: all.length - assigned.length };
  }

  /** The name of a picture that is not in the library yet. */
  nameOf(id: number): string | undefined {
    return this.#byId.get(id)?.picture.name;
  }

  /**
   * Stores the new pictures of a record in the library, and their ids in the record.
   * @param alt descriptions of the pictures by the line, by language; the record's name by default
   * @returns the same record with ids of the library
   * @throws APIError for a picture that the library refuses, in the language of the request
   */
  async store(parts: FieldNode[], data: Data, alt: ReadonlyMap<string, string>, req: PayloadRequest): Promise<Data> {
    let place = 0;
    const numberOf = async (id: number): Promise<number> => {
      const entry = this.#byId.get(id);
      place += 1;
      if (!entry || entry.id > 0) return entry?.id ?? id;
      entry.id = await this.#create(entry.picture, altOf(data, alt, place - 1), req);
      this.#byId.set(entry.id, entry);
      return entry.id;
    };
    return (await eachUpload(parts, data, numberOf)) as Data;
  }

  async #create({ name, bytes, type }: SentPicture, alt: Record<string, string>, req: PayloadRequest): Promise<number> {
    const file = { name, data: Buffer.from(bytes), mimetype: type ?? "", size: bytes.length };
    const { user } = req;
    const own = { i18n: req.i18n, t: req.t } as PayloadRequest;
    const first = DEFAULT_LANGUAGE;
    const { id } = await this.#payload.create({
      collection: "media",
      locale: first,
      data: { alt: alt[first] ?? name },
      file,
      user,
      req: own,
      overrideAccess: true,
    });
    for (const locale of otherLanguages(first)) {
      const words = alt[locale];
      if (words)
        await this.#payload.update({
          collection: "media",
          id,
          locale,
          data: { alt: words },
          user,
          req: { ...own } as PayloadRequest,
          overrideAccess: true,
        });
    }
    return id;
  }
}

/** The columns that describe the pictures of a line, by language; none for collections without several pictures. */
export function altColumns(collection: string): { name: string; language: Language }[] {
  return collection === "products" ? LANGUAGES.map((language) => ({ name: columnIn(PICTURES_ALT, language), language })) : [];
}

/** Whether an error is a refusal with a message for the user. */
export function isRefusal(error: unknown): error is APIError {
  return error instanceof APIError && error.status < 500;
}

async function idsBySum(payload: Payload, sums: string[], atOnce: number): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (let offset = 0; offset < sums.length; offset += atOnce) {
    const { docs } = await payload.find({
      collection: "media",
      where: { sha256: { in: sums.slice(offset, offset + atOnce) } },
      select: { sha256: true },
      sort: "-id",
      depth: 0,
      pagination: false,
      overrideAccess: true,
    });
    // The oldest of several.
    for (const { id, sha256 } of docs) if (sha256) ids.set(sha256, id);
  }
  return ids;
}

/** The description of a picture: the line's own, or the name of the record. */
function altOf(data: Data, alt: ReadonlyMap<string, string>, place: number): Record<string, string> {
  const title = ["name", "title", "question"].map((field) => data[field]).find(isData);
  return Object.fromEntries(
    LANGUAGES.flatMap((language): [string, string][] => {
      const descriptions = alt.get(columnIn(PICTURES_ALT, language))?.split(/[;；\n]/) ?? [];
      const description = descriptions[place]?.trim();
      const text =
        description || String(inLocale(title, language) ?? "") || (language === DEFAULT_LANGUAGE ? String(data["code"] ?? "") : "");
      return text ? [[language, text.slice(0, MAX_ALT_LENGTH)]] : [];
    }),
  );
}

/** A record with the ids of its files mapped. */
async function eachUpload(parts: FieldNode[], data: Data, numberOf: (id: number) => Promise<number>): Promise<Data> {
  const changed: Data = { ...data };
  const one = async (value: unknown) => (typeof value === "number" ? numberOf(value) : value);
  const some = async (value: unknown) => {
    if (!Array.isArray(value)) return one(value);
    const all: unknown[] = [];
    for (const item of value) all.push(await one(item));
    return all;
  };
  for (const part of parts) {
    const value = data[part.name];
    if (value === undefined || value === null) continue;
    if (part.kind === "group") changed[part.name] = isData(value) ? await eachUpload(part.parts, value, numberOf) : value;
    else if (part.kind === "list") {
      const rows: Data[] = [];
      for (const row of Array.isArray(value) ? (value as Data[]) : []) rows.push(await eachUpload(part.parts, row, numberOf));
      changed[part.name] = rows;
    } else if (part.field.type === "upload" && (part.field.relationTo as CollectionSlug) === "media") {
      if (!part.localized || !isData(value)) changed[part.name] = await some(value);
      else {
        const own: Data = {};
        for (const [language, item] of Object.entries(value)) own[language] = await some(item);
        changed[part.name] = own;
      }
    }
  }
  return changed;
}
