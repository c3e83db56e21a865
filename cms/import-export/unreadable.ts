import type { Bilingual } from "../lib/i18n.ts";

/** Thrown for a file that contains no records, or is unreadable here. */
export class UnreadableFile extends Error {
  override name = "UnreadableFile";
  /** The message for the user. */
  readonly reason: Bilingual;
  constructor(reason: Bilingual, options?: ErrorOptions) {
    super(reason.en, options);
    this.reason = reason;
  }
}
