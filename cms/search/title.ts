/** The title of a record in lists of all kinds. @param useAsTitle the field with the title of its collection */
export function titleOf({ admin: { useAsTitle } }: { admin: { useAsTitle?: string } }, doc: Record<string, unknown>): string {
  const names = [useAsTitle, "code", "name", "company"].map((name) => (name ? doc[name] : undefined));
  const title = [...new Set(names.filter((name) => typeof name === "string" && name !== ""))].join(" · ");
  return title || `#${String(doc["id"])}`;
}
