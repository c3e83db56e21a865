import { contentDisposition } from "#shared/lib/file-name.ts";

/** The formats of files that staff downloads, with their media types. */
export const FORMATS = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  json: "application/json; charset=utf-8",
} as const;

export type Format = keyof typeof FORMATS;

/** A download for staff, which no cache stores. @param name without the extension */
export function fileAnswer(body: BodyInit, format: Format, name: string): Response {
  const disposition = contentDisposition("attachment", `${name}.${format}`);
  return new Response(body, {
    headers: { "Content-Type": FORMATS[format], "Content-Disposition": disposition, "Cache-Control": "private, no-store" },
  });
}
