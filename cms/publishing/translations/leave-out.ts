import { say } from "#shared/desk-texts/say.ts";
import { contentKind } from "#shared/content/index.ts";

/** What becomes of pages whose record is not translated into their language. */
export const UNTRANSLATED_PAGES = {
  say: say("Show it in the default language, unlisted by search engines"),
  leaveOut: say("Leave it out of the site in that language"),
} as const;

/** Whether records of a collection are shown in every language: products are sorted by them, or they are the same in all. */
export function staysUntranslated(collection: string): boolean {
  return contentKind(collection)?.staysUntranslated === true;
}
