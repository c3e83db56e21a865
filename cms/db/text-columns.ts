import { KNOWN_LANGUAGES } from "#shared/languages.ts";
import { ROLES } from "../access/permissions.ts";

/** The name of the enum type that marks columns of terms. */
export const TERM_TYPE = "term";

/** A column of the adapter before its table is built: those of locales have no options of their own. */
interface RawColumn {
  type: string;
  locale?: boolean;
  enumName?: string;
  options?: string[];
}

function isOfTerms({ enumName }: RawColumn): boolean {
  return enumName === TERM_TYPE;
}

/** Lists of the code that a maker's engineer adds to. */
const OPEN_LISTS = new Set([KNOWN_LANGUAGES, Object.keys(ROLES)].map((list) => list.join()));

function isOfOpenList({ locale, options }: RawColumn): boolean {
  return locale === true || OPEN_LISTS.has(options?.join() ?? "");
}

/**
 * Makes columns of terms, languages and roles text on PostgreSQL, because an enum would need a migration for each new one. For the adapter's
 * `beforeSchemaInit`.
 */
export function openColumnsAsText<Init extends { adapter: object; schema: unknown }>({ adapter, schema }: Init): Init["schema"] {
  const { rawTables } = adapter as { rawTables: Record<string, { columns: Record<string, RawColumn> }> };
  for (const { columns } of Object.values(rawTables))
    for (const column of Object.values(columns)) {
      if (column.type !== "enum" || !(isOfTerms(column) || isOfOpenList(column))) continue;
      column.type = "varchar";
      delete column.locale;
      delete column.enumName;
      delete column.options;
    }
  return schema;
}

/** Takes the type that no column has any more out of the schema. For the adapter's `afterSchemaInit`. */
export function dropLocaleType<Init extends { adapter: object; schema: unknown }>({ adapter, schema }: Init): Init["schema"] {
  delete (adapter as { enums: Record<string, unknown> }).enums["enum__locales"];
  return schema;
}
