import type { PayloadRequest } from "payload";
import { DEFAULT_LANGUAGE } from "#shared/languages.ts";

interface Writing {
  req: PayloadRequest;
  operation?: string | undefined;
}

/**
 * Whether the request writes the required language of a record: Chinese, or the language of its creation. The other language may stay
 * empty, because it falls back.
 */
export function inFirstLanguage({ req, operation }: Writing): boolean {
  return operation === "create" || !req.locale || req.locale === DEFAULT_LANGUAGE;
}
