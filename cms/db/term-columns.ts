/** The name of the enum type that marks columns of terms. */
export const TERM_TYPE = "term";

/** A table of the adapter before it is built. */
interface RawTable {
  columns: Record<string, { type: string; enumName?: string; options?: string[] }>;
}

/**
 * Makes columns of terms text on PostgreSQL, because an enum would need a migration for each new term. For the adapter's `beforeSchemaInit`.
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
