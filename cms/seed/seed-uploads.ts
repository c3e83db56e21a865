import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Payload } from "payload";
import { DEFAULT_LANGUAGE, type Language } from "#shared/languages.ts";
import { ALSO_SEEDED, writtenIn } from "./bilingual-data.ts";
import { filePath } from "./content-files.ts";

interface Picture {
  file: string;
  alt: string;
  alt_en: string;
}

/** Types that cannot be told by a file's first bytes, as all others are. */
const TEXT_TYPES: Record<string, string> = { ".txt": "text/plain", ".md": "text/markdown", ".csv": "text/csv" };
/** Uploads that run at the same time: some are decoded while others wait for the disk or the store. */
const PARALLEL = 4;

/** Uploads each file of the content once and remembers its id. */
export class Uploads {
  readonly #payload: Payload;
  readonly #ids = new Map<string, Promise<number>>();
  readonly #finished = new Map<string, number>();

  constructor(payload: Payload) {
    this.#payload = payload;
  }

  /** Uploads many pictures, several at a time, so that those who name them later need not wait. */
  async ahead(pictures: Picture[]): Promise<void> {
    const waiting = pictures.values();
    const upload = async () => {
      for (const picture of waiting) await this.picture(picture);
    };
    await Promise.all(Array.from({ length: PARALLEL }, upload));
  }

  /** Uploads a picture with its description in the site's languages. */
  picture({ file, alt, alt_en }: Picture): Promise<number> {
    return this.#once(file, async () => {
      const altIn = (language: Language) => (writtenIn(language) === "zh" ? alt : alt_en);
      const id = await this.#create(file, { alt: altIn(DEFAULT_LANGUAGE) });
      for (const locale of ALSO_SEEDED)
        await this.#payload.update({ collection: "media", id, locale, data: { alt: altIn(locale) }, depth: 0 });
      return id;
    });
  }

  /** Uploads a film, a document or captions. */
  file(file: string): Promise<number> {
    return this.#once(file, () => this.#create(file, {}));
  }

  /**
   * The id of a file that was uploaded before.
   * @throws Error when it was not
   */
  known(file: string): number {
    const id = this.#finished.get(file);
    if (id === undefined) throw new Error(`${file} was not uploaded`);
    return id;
  }

  #once(file: string, upload: () => Promise<number>): Promise<number> {
    const cachedId = this.#ids.get(file);
    if (cachedId) return cachedId;
    const id = upload().then((finished) => {
      this.#finished.set(file, finished);
      return finished;
    });
    this.#ids.set(file, id);
    return id;
  }

  async #create(file: string, data: { alt?: string }): Promise<number> {
    // A file of this name can only be left over from a database that is gone.
    const { id } = await this.#payload.create({
      collection: "media",
      locale: DEFAULT_LANGUAGE,
      data,
      ...(await sourceOf(file)),
      overwriteExistingFiles: true,
      depth: 0,
    });
    return id;
  }
}

/** Where Payload reads a file from; of texts it does not know the type, so that they are read here. */
async function sourceOf(file: string) {
  const source = filePath(file);
  const mimetype = TEXT_TYPES[path.extname(source)];
  if (!mimetype) return { filePath: source };
  const data = await readFile(source);
  return { file: { name: path.basename(source), data, size: data.length, mimetype } };
}
