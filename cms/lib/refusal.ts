import { APIError, type PayloadRequest } from "payload";
import { inLanguage, type Bilingual } from "./i18n.ts";

/**
 * The refusal of a call of the desk, in the user's language.
 * @param status of HTTP
 * @param data further facts for programs
 */
export function refusal(message: Bilingual, { i18n }: Pick<PayloadRequest, "i18n">, status = 400, data: object | null = null): APIError {
  return new APIError(inLanguage(message, i18n.language), status, data as null, true);
}
