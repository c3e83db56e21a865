/** True when a client wants JSON before HTML: `application/json` named with a higher quality, or earlier at the same. */
export function prefersJson(accept: string | null): boolean {
  if (!accept) return false;
  const ranges = accept.split(",").map((part, position) => {
    const [type = "", ...parameters] = part.trim().toLowerCase().split(";");
    const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
    return { type: type.trim(), quality: quality === undefined ? 1 : Number(quality), position };
  });
  const json = ranges.find((range) => range.type === "application/json");
  if (!json || json.quality === 0) return false;
  const html = ranges.find((range) => range.type === "text/html");
  return !html || json.quality > html.quality || (json.quality === html.quality && json.position < html.position);
}

/** The media type in which the server itself asks a page for its `head` alone. */
export const HEAD_TYPE = "application/x-page-head+json";
