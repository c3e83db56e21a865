/** Characters of the longest part of a file's name that is made of a text. */
const MAX_LENGTH = 80;
/** Characters of a text that are looked at for it. */
const MAX_READ_LENGTH = 1000;

/**
 * A text as a part of a file's name: without what names cannot have on Windows, macOS or in an archive. `GL520(M) / GL530(M)` is
 * `GL520(M)-GL530(M)`.
 */
export function fileNamePart(text: string): string {
  const safe = text
    .normalize("NFC")
    .slice(0, MAX_READ_LENGTH)
    .replaceAll(/\s*[/\\:*?"<>|\p{Cc}\p{Cf}]+\s*/gu, "-");
  return (
    Array.from(safe)
      .slice(0, MAX_LENGTH)
      .join("")
      .replaceAll(/^[-.\s]+|[-.\s]+$/g, "") || "file"
  );
}

/** The header `Content-Disposition` for a file of any name, after RFC 6266 and RFC 8187. */
export function contentDisposition(kind: "inline" | "attachment", name: string): string {
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `${kind}; filename*=UTF-8''${encoded}`;
}
