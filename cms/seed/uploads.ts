import type { Payload } from "payload";
import { filePath } from "./content-files.ts";

interface Picture {
  file: string;
  alt: string;
  alt_en: string;
}

/** Uploads each file of the content once and remembers its id. */
export class Uploads {
  readonly #payload: Payload;
  readonly #ids = new Map<string, number>();

  constructor(payload: Payload) {
    this.#payload = payload;
  }

  /** Uploads a picture with its description in both languages. */
  async picture({ file, alt, alt_en }: Picture): Promise<number> {
    const known = this.#ids.get(file);
    if (known) return known;
    const { id } = await this.#payload.create({ collection: "media", locale: "zh", data: { alt }, filePath: filePath(file), depth: 0 });
    await this.#payload.update({ collection: "media", id, locale: "en", data: { alt: alt_en }, depth: 0 });
    this.#ids.set(file, id);
    return id;
  }

  /** Uploads a film, a document or captions. */
  async file(file: string): Promise<number> {
    const known = this.#ids.get(file);
    if (known) return known;
    const { id } = await this.#payload.create({ collection: "media", locale: "zh", data: {}, filePath: filePath(file), depth: 0 });
    this.#ids.set(file, id);
    return id;
  }

  /**
   * The id of a file that was uploaded before.
   * @throws Error when it was not
   */
  known(file: string): number {
    const id = this.#ids.get(file);
    if (id === undefined) throw new Error(`${file} was not uploaded`);
    return id;
  }
}
