import { isolateObjectProperty, type FieldHook, type PayloadRequest } from "payload";
import { DEFAULT_LANGUAGE, type Language } from "#shared/languages.ts";
import type { FileType } from "#shared/vocabulary/library.ts";
import { inLocale, type Data } from "../schema/data.ts";
import { fileIdOf, findFile } from "./file-of.ts";
import { fileTypeOf } from "./detect-type.ts";

/** What the type of a download follows from. */
interface Download {
  file?: unknown;
  kind?: unknown;
  products?: unknown;
}

/**
 * Whether a download needs no file: it is the datasheet of one product, which is made from the product as a PDF.
 * @param download as it is sent or stored
 */
export function isMadeFromProduct({ kind, products }: Download): boolean {
  return kind === "datasheet" && Array.isArray(products) && products.length === 1;
}

/** Whether the type of a download follows from its file in a language; in every language it is that of the first one. */
export function isMadeFromFile({ file }: Data, locale: Language): boolean {
  return locale === DEFAULT_LANGUAGE && fileIdOf(inLocale(file, locale)) !== null;
}

/** The type of a download: that of its file, or of the paper that is made in its place; null when neither tells it. */
export async function typeOfDownload(download: Download, req: PayloadRequest): Promise<FileType | null> {
  const id = fileIdOf(download.file);
  if (id === null) return isMadeFromProduct(download) ? "pdf" : null;
  const found = await findFile(id, req);
  return found ? fileTypeOf(found) : null;
}

/** Makes the type of a download from its file at every save. Where the file does not tell it, what is given or stored stays. */
export const madeType: FieldHook = async ({ data, originalDoc, req, value }) => {
  const stored = (originalDoc ?? {}) as Download & { id?: number; type?: unknown };
  const download = { ...stored, ...(data as Download) };
  const first = req.locale === DEFAULT_LANGUAGE || !stored.id ? null : await firstFile(stored.id, req);
  return (await typeOfDownload(first === null ? download : { ...download, file: first }, req)) ?? (value as unknown) ?? stored.type;
};

/** The file in the site's first language of a record that is being saved in another one. */
async function firstFile(id: number, req: PayloadRequest): Promise<unknown> {
  const stored = await req.payload.findByID({
    collection: "downloads",
    id,
    draft: true,
    locale: DEFAULT_LANGUAGE,
    fallbackLocale: false,
    depth: 0,
    select: { file: true },
    disableErrors: true,
    trash: true,
    // Reading in another language must not turn the request to it.
    req: isolateObjectProperty(req, ["locale", "fallbackLocale"]),
  });
  return stored?.file ?? null;
}
