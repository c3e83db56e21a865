import type { FileType } from "#shared/vocabulary/library.ts";
import "./file-type-glyph.css";

/** The letters on the glyph of each file type. */
const LETTERS: Record<FileType, string> = {
  pdf: "PDF",
  word: "DOC",
  excel: "XLS",
  powerpoint: "PPT",
  archive: "ZIP",
  installer: "EXE",
  document: "TXT",
};

/**
 * A sheet of paper with the type's letters.
 * @param name of the type for screen readers: "PDF document"
 */
export function FileTypeGlyph({ type, name }: { type: FileType; name: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline drawing takes the page's colours, an <img> would not
    <svg className="file-type figures" viewBox="0 0 44 52" role="img" aria-label={name}>
      <path d="M1 1h30l12 12v38H1zM31 1v12h12" />
      <text x="6" y="44">
        {LETTERS[type]}
      </text>
    </svg>
  );
}
