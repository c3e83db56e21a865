/** A path as the site's pages are found: whatever its language, in small letters, without a slash at its end. */
export function plainPath(path: string): string {
  const plain = path.trim().toLowerCase().replace(/\/+$/, "");
  return plain.replace(/^\/en(?=\/|$)/, "") || "/";
}
