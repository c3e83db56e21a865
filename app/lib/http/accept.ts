interface Range {
  type: string;
  quality: number;
  position: number;
}

/** Ranges of media types that HTML is in. */
const WITH_HTML = new Set(["text/html", "text/*", "*/*"]);

/** True when a client wants JSON before HTML: `application/json` named with a higher quality, or earlier at the same. */
export function prefersJson(accept: string | null): boolean {
  const ranges = rangesOf(accept);
  const json = ranges.find((range) => range.type === "application/json");
  if (!json || json.quality === 0) return false;
  const html = ranges.find((range) => range.type === "text/html");
  return !html || json.quality > html.quality || (json.quality === html.quality && json.position < html.position);
}

/** Whether a client gets errors in JSON: it prefers that to HTML, or accepts no HTML. */
export function prefersJsonErrors(accept: string | null): boolean {
  return prefersJson(accept) || (Boolean(accept) && !rangesOf(accept).some(({ type, quality }) => WITH_HTML.has(type) && quality > 0));
}

/** True when a client asks for a page by name, as browsers do when they are led somewhere. */
export function asksForPage(accept: string | null): boolean {
  return !prefersJson(accept) && rangesOf(accept).some(({ type, quality }) => type === "text/html" && quality > 0);
}

/** True when a client asks for Markdown by name, before HTML or without it, as assistants do. */
export function prefersMarkdown(accept: string | null | undefined): boolean {
  if (!accept?.includes("text/markdown")) return false;
  const ranges = rangesOf(accept);
  const qualityOf = (type: string) => ranges.find((range) => range.type === type)?.quality ?? 0;
  return qualityOf("text/markdown") > 0 && qualityOf("text/markdown") >= qualityOf("text/html");
}

function rangesOf(accept: string | null): Range[] {
  if (!accept) return [];
  return accept.split(",").map((part, position) => {
    const [type = "", ...parameters] = part.trim().toLowerCase().split(";");
    const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
    return { type: type.trim(), quality: quality === undefined ? 1 : Number(quality), position };
  });
}

/** The media type in which the server itself asks a page for its `head` alone. */
export const HEAD_TYPE = "application/x-page-head+json";
