/** What a record is called where records of all kinds stand together. @param useAsTitle the field that names those of its collection */
export function titleOf({ admin: { useAsTitle } }: { admin: { useAsTitle?: string } }, doc: Record<string, unknown>): string {
  const names = [useAsTitle, "code", "name", "company"].map((name) => (name ? doc[name] : undefined));
  const title = [...new Set(names.filter((name) => typeof name === "string" && name !== ""))].join(" · ");
  return title || `#${String(doc["id"])}`;
}
