import type { CollectionSlug, GlobalSlug, Payload } from "payload";
import { DEFAULT_LANGUAGE, type Language } from "#shared/languages.ts";
import { momentOf } from "../lib/time-zone.ts";
import { ALSO_SEEDED, inLanguage, withRowIds, writtenIn, type Data } from "./bilingual-data.ts";

/** The time of dates without a time in the content: nine in the morning in the factory's zone. */
const MORNING = "09:00";

/** Creates records in the site's languages and remembers their ids by name. */
export class Records {
  readonly #payload: Payload;
  readonly #ids = new Map<string, number>();

  constructor(payload: Payload) {
    this.#payload = payload;
  }

  /**
   * Creates a published record.
   * @param name by which other records refer to it: its slug, key or code
   * @param record of a content file, with `_en` twins
   * @param links ids of other records, and other values that are the same in all languages
   * @param english the differences in English besides the `_en` twins
   */
  async create(collection: CollectionSlug, name: string, record: object, links: Data = {}, english: Data = {}): Promise<number> {
    const dataIn = (language: Language): Data => {
      const textLanguage = writtenIn(language);
      return { ...inLanguage(record, textLanguage), ...links, ...(textLanguage === "en" && english), _status: "published" };
    };
    // The generated types differ for each collection; these values come from a validated content file.
    const data = dataIn(DEFAULT_LANGUAGE) as never;
    const created = await this.#payload.create({ collection, locale: DEFAULT_LANGUAGE, depth: 0, data, overrideAccess: true });
    for (const locale of ALSO_SEEDED) {
      const translated = withRowIds(dataIn(locale), created);
      await this.#payload.update({ collection, id: created.id, locale, depth: 0, data: translated as never, overrideAccess: true });
    }
    this.#ids.set(`${collection}/${name}`, created.id as number);
    return created.id as number;
  }

  /** Sets links of an existing record. */
  async link(collection: CollectionSlug, name: string, links: Data): Promise<void> {
    await this.#payload.update({
      collection,
      id: this.id(collection, name),
      locale: DEFAULT_LANGUAGE,
      depth: 0,
      data: { ...links, _status: "published" } as never,
      overrideAccess: true,
    });
  }

  /** Sets the time of the last change, if the content has one; otherwise it is that of the seeding. */
  async changedOn(collection: CollectionSlug, name: string, day: string): Promise<void> {
    await this.#payload.db.updateOne({
      collection,
      id: this.id(collection, name),
      data: { updatedAt: new Date(momentOf(`${day}T${MORNING}`)).toISOString() },
      returning: false,
    });
  }

  /** Fills a global in the site's languages. */
  async fill(slug: GlobalSlug, record: object): Promise<void> {
    const dataIn = (language: Language) => inLanguage(record, writtenIn(language));
    const data = dataIn(DEFAULT_LANGUAGE) as never;
    const stored = await this.#payload.updateGlobal({ slug, locale: DEFAULT_LANGUAGE, depth: 0, data, overrideAccess: true });
    for (const locale of ALSO_SEEDED)
      await this.#payload.updateGlobal({ slug, locale, depth: 0, data: withRowIds(dataIn(locale), stored) as never, overrideAccess: true });
  }

  /**
   * The id of a record by its name.
   * @throws Error for an unknown name
   */
  id(collection: CollectionSlug, name: string): number {
    const id = this.#ids.get(`${collection}/${name}`);
    if (id === undefined) throw new Error(`There is no ${name} in ${collection}`);
    return id;
  }

  ids(collection: CollectionSlug, names: readonly string[]): number[] {
    return names.map((name) => this.id(collection, name));
  }
}
