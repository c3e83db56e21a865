import type { PayloadRequest } from "payload";
import { DEFAULT_LANGUAGE } from "#shared/languages.ts";

interface Writing {
  req: PayloadRequest;
  operation?: string | undefined;
}

/**
 * Whether a record is being written in the language that it cannot do without: Chinese, or the one that it is created
 * in. The other language may stay empty, because it falls back.
 */
export function inFirstLanguage({ req, operation }: Writing): boolean {
  return operation === "create" || !req.locale || req.locale === DEFAULT_LANGUAGE;
}
