import path from "node:path";

/** Signs that nobody sees, or that turn the order of those around them: control and format signs, fillers, halves of characters. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** What no name may hold on Windows. */
const FORBIDDEN = /[<>:"|?*]/g;
/** Names that are devices on Windows, whatever ending follows. */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/i;
const TRAILING = /(?<![. ])[. ]+$/;
const LEADING = /^[. ]+/;
/** The name of a file of whose own nothing is left. */
const NAMELESS = "file";

/**
 * The name under which an upload is kept: what can be seen of the one that it came with, in one form of Unicode (macOS sends the other),
 * without a folder, leading dots and signs that Windows does not bear, the ending in small letters. A clean name stays as it is.
 * @param ending without a dot, of a file whose name has none
 */
export function cleanName(given: string, ending = ""): string {
  const seen = given.replace(/\s+/gu, " ").replace(UNSEEN, "").normalize("NFC");
  const base = (seen.split(/[/\\]/).at(-1) ?? "").replace(FORBIDDEN, "").replace(TRAILING, "");
  const dot = base.lastIndexOf(".");
  const stem = (dot < 0 ? base : base.slice(0, dot)).replace(LEADING, "").replace(TRAILING, "") || NAMELESS;
  const end =
    (dot < 0
      ? ""
      : base
          .slice(dot + 1)
          .trim()
          .toLowerCase()) || ending;
  return `${DEVICE.test(stem) ? `${NAMELESS}-` : ""}${stem}${end && `.${end}`}`;
}

/** The ending of a name in small letters, without its dot; nothing when it has none. */
export function endingOf(name: string): string {
  return path.extname(name).slice(1).toLowerCase();
}

/** The names that a file may have instead of one that is taken: `plan-1.png`, `plan-2.png` and so on. */
export function* otherNames(taken: string): Generator<string, never> {
  const { name, ext } = path.parse(taken);
  for (let number = 1; ; number += 1) yield `${name}-${number}${ext}`;
}
