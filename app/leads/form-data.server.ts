import { createError } from "#app/lib/errors.ts";

const FORM_TYPES = new Set(["application/x-www-form-urlencoded", "multipart/form-data"]);
/** Longest value kept of any field, in characters: above every rule's limit, so that the rule can answer. */
const FIELD_LIMIT = 6000;

/**
 * The text fields of a posted form.
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
    // Browsers send line ends as CR LF; NUL would be refused by PostgreSQL.
    if (typeof value === "string") fields[name] = value.replaceAll("\r\n", "\n").replaceAll("\0", "").slice(0, FIELD_LIMIT);
  }
  return fields;
}
