import { createError } from "#app/lib/errors.ts";

const FORM_TYPES = new Set(["application/x-www-form-urlencoded", "multipart/form-data"]);

/**
 * The text fields of a posted form, unchanged: the rules limit each, and the server limits the whole.
 * @throws 405 for other methods than POST, 415 for other content types, 400 for a body that is no form
 */
export async function readForm(request: Request): Promise<Record<string, string>> {
  if (request.method !== "POST") throw createError({ statusCode: 405, statusMessage: "Method Not Allowed" });
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (!FORM_TYPES.has(type)) throw createError({ statusCode: 415, statusMessage: "Unsupported Media Type" });
  const form = await request.formData().catch(() => {
    throw createError({ statusCode: 400, statusMessage: "Bad Request" });
  });
  const fields: Record<string, string> = {};
  for (const [name, value] of form) {
    // Browsers send line ends as CR LF.
    if (typeof value === "string") fields[name] = value.replaceAll("\r\n", "\n");
  }
  return fields;
}
