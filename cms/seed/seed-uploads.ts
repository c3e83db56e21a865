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

/** Types that the first bytes of a file do not show. */
const TEXT_TYPES: Record<string, string> = { ".txt": "text/plain", ".md": "text/markdown", ".csv": "text/csv" };
/** Concurrent uploads: some are decoded while others wait for the disk or the store. */
const PARALLEL = 4;

/** Uploads each file of the content once and remembers its id. */
export class Uploads {
  readonly #payload: Payload;
  readonly #ids = new Map<string, Promise<number>>();
  readonly #finished = new Map<string, number>();

  constructor(payload: Payload) {
    this.#payload = payload;
  }

  /** Uploads many pictures, several at a time, so that later records do not wait for them. */
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
        await this.#payload.update({ collection: "media", id, locale, data: { alt: altIn(locale) }, depth: 0, overrideAccess: true });
      return id;
    });
  }

  /** Uploads a film, a document or captions. */
  file(file: string): Promise<number> {
    return this.#once(file, () => this.#create(file, {}));
  }

  /**
   * The id of an uploaded file.
   * @throws Error for a missing one
   */
  idOf(file: string): number {
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
    // A file of this name can only remain from an earlier database.
    const { id } = await this.#payload.create({
      collection: "media",
      locale: DEFAULT_LANGUAGE,
      data,
      ...(await sourceOf(file)),
      overwriteExistingFiles: true,
      depth: 0,
      overrideAccess: true,
    });
    return id;
  }
}

/** The source from which Payload reads a file; the bytes of a text file, whose type Payload cannot detect. */
async function sourceOf(file: string) {
  const source = filePath(file);
  const mimetype = TEXT_TYPES[path.extname(source)];
  if (!mimetype) return { filePath: source };
  const data = await readFile(source);
  return { file: { name: path.basename(source), data, size: data.length, mimetype } };
}
