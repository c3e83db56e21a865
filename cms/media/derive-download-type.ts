import { isolateObjectProperty, type FieldHook, type PayloadRequest } from "payload";
import { DEFAULT_LANGUAGE, type Language } from "#shared/languages.ts";
import type { FileType } from "#shared/vocabulary/library.ts";
import { inLocale, type Data } from "../schema/data.ts";
import { fileIdOf, findFile } from "./file-of.ts";
import { fileTypeOf } from "./detect-type.ts";

/** The fields that determine the type of a download. */
interface Download {
  file?: unknown;
  kind?: unknown;
  products?: unknown;
}

/**
 * Whether a download needs no file, because it is the generated datasheet of one product.
 * @param download as it is sent or stored
 */
export function isMadeFromProduct({ kind, products }: Download): boolean {
  return kind === "datasheet" && Array.isArray(products) && products.length === 1;
}

/** Whether the type of a download follows from its file in a language; only the default language's file counts. */
export function isMadeFromFile({ file }: Data, locale: Language): boolean {
  return locale === DEFAULT_LANGUAGE && fileIdOf(inLocale(file, locale)) !== null;
}

/** The type of a download: that of its file or of the generated datasheet; null when neither determines it. */
export async function typeOfDownload(download: Download, req: PayloadRequest): Promise<FileType | null> {
  const id = fileIdOf(download.file);
  if (id === null) return isMadeFromProduct(download) ? "pdf" : null;
  const upload = await findFile(id, req);
  return upload ? fileTypeOf(upload) : null;
}

/** Derives the type of a download from its file at every save. Keeps the sent or stored type where the file does not determine it. */
export const deriveType: FieldHook = async ({ data, originalDoc, req, value }) => {
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
    // Reading in another language must not change the request's language.
    req: isolateObjectProperty(req, ["locale", "fallbackLocale"]),
    overrideAccess: true,
  });
  return stored?.file ?? null;
}
