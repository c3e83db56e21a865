/**
 * Why: Payload's index of a table of translations begins with the language, so reading a record's texts looks through the whole
 *   table.
 * Upstream: none found; to be sent: docs/upstream/payload-locale-index.md
 * For: @payloadcms/drizzle 3.90.1: the column names _parentID and _locale, given to the adapters' documented afterSchemaInit.
 * Not needed when: a migration made without it keeps an index of the _locales tables that begins with _parent_id.
 */
/** A table of Payload's, with its columns by their names in code. */
type Table = Record<string, unknown>;

interface SchemaInit {
  schema: { tables: Record<string, Table> };
  extendTable: (extension: { table: never; extraConfig: (columns: Record<string, unknown>) => object }) => void;
}

/**
 * Adds an index on the parent record to every table of translations. Payload's own index begins with the language, so reading a record's
 * texts scans the whole table: with 10,000 products a list took minutes.
 * @param index makes an index of the database's kind
 */
export function indexLocales<Init extends SchemaInit>(index: (name: string) => { on: (column: never) => unknown }) {
  return ({ schema, extendTable }: Init): Init["schema"] => {
    for (const [name, table] of Object.entries(schema.tables)) {
      if (!("_parentID" in table && "_locale" in table)) continue;
      const indexName = `${name}_parent_idx`;
      extendTable({
        table: table as never,
        extraConfig: ({ _parentID: parent }) => ({ [indexName]: index(indexName).on(parent as never) }),
      });
    }
    return schema;
  };
}
