import path from "node:path";

/** Invisible characters and marks of direction: control and format characters, fillers, surrogates. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Characters that Windows forbids in names. */
const FORBIDDEN = /[<>:"|?*]/g;
/** Names of devices on Windows, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/i;
const TRAILING = /(?<![. ])[. ]+$/;
const LEADING = /^[. ]+/;
/** The stem of a file whose own has no valid characters. */
const DEFAULT_STEM = "file";

/**
 * The name under which an upload is stored: the visible part of the sent one in NFC (macOS sends NFD), without folders, leading dots and
 * characters that Windows forbids, with the extension in lower case. A clean name stays as it is.
 * @param ending the extension, without a dot, for a name that has none
 */
export function cleanName(name: string, ending = ""): string {
  const visible = name.replace(/\s+/gu, " ").replace(INVISIBLE, "").normalize("NFC");
  const base = (visible.split(/[/\\]/).at(-1) ?? "").replace(FORBIDDEN, "").replace(TRAILING, "");
  const dot = base.lastIndexOf(".");
  const stem = (dot < 0 ? base : base.slice(0, dot)).replace(LEADING, "").replace(TRAILING, "") || DEFAULT_STEM;
  const end =
    (dot < 0
      ? ""
      : base
          .slice(dot + 1)
          .trim()
          .toLowerCase()) || ending;
  return `${DEVICE.test(stem) ? `${DEFAULT_STEM}-` : ""}${stem}${end && `.${end}`}`;
}

/** The extension of a name in lower case, without its dot; empty when it has none. */
export function endingOf(name: string): string {
  return path.extname(name).slice(1).toLowerCase();
}

/** Alternatives to a taken name: `plan-1.png`, `plan-2.png` and so on. */
export function* otherNames(filename: string): Generator<string, never> {
  const { name, ext } = path.parse(filename);
  for (let number = 1; ; number += 1) yield `${name}-${number}${ext}`;
}
