/** What columns of terms are called among the database's types, by which the adapter knows them. */
export const TERM_TYPE = "term";

/** What the adapter knows of a table before it makes it. */
interface RawTable {
  columns: Record<string, { type: string; enumName?: string; options?: string[] }>;
}

/**
 * Has columns of terms be text on PostgreSQL: as a type of its own each new term would need a migration. For the adapter's `beforeSchemaInit`.
 */
export function termsAsText<Init extends { adapter: object; schema: unknown }>({ adapter, schema }: Init): Init["schema"] {
  const { rawTables } = adapter as { rawTables: Record<string, RawTable> };
  for (const { columns } of Object.values(rawTables))
    for (const column of Object.values(columns)) {
      if (column.type !== "enum" || column.enumName !== TERM_TYPE) continue;
      column.type = "varchar";
      delete column.enumName;
      delete column.options;
    }
  return schema;
}
