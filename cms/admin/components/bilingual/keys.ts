import type { ClientField, FormState } from "payload";
import { wordsOf } from "../../../schema/plain-words.ts";
import { isData, type Data } from "../../../schema/data.ts";

/** The position of a row in a field's path. */
const PLACE = /^\d+$/;

/**
 * The name of a text regardless of the order of rows: its path, with the ids of rows instead of positions.
 * @returns null until the form has given a row its id
 */
export function keyOf(path: string, fields: FormState): string | null {
  const names = path.split(".");
  const numbered = names.map((name, index) => {
    if (!PLACE.test(name)) return name;
    const id: unknown = fields[[...names.slice(0, index + 1), "id"].join(".")]?.value;
    return typeof id === "string" ? id : null;
  });
  return numbered.includes(null) ? null : numbered.join(".");
}

/** The text of a record under a name, of rich text the plain words; "" for none. */
export function textAt(record: Data, key: string | null): string {
  return key === null ? "" : wordsOf(valueAt(record, key));
}

/** The value of a record under a name. */
export function valueAt(record: Data, key: string): unknown {
  return key.split(".").reduce<unknown>((holder, name) => {
    if (Array.isArray(holder)) return (holder as unknown[]).find((row) => isData(row) && row["id"] === name);
    return isData(holder) ? holder[name] : undefined;
  }, record);
}

/** The paths of all bilingual texts, without positions of rows, such as `specs.condition`, and whether each is required. */
export function bilingualPaths(fields: readonly ClientField[], prefix = ""): [string, boolean][] {
  return fields.flatMap((field): [string, boolean][] => {
    const own = "name" in field && field.name ? `${prefix}${field.name}` : null;
    switch (field.type) {
      case "text":
      case "textarea":
      case "richText":
        return field.localized && own ? [[own, field.required === true]] : [];
      case "tabs":
        return field.tabs.flatMap((tab) => bilingualPaths(tab.fields, "name" in tab && tab.name ? `${prefix}${tab.name}.` : prefix));
      case "array":
        return bilingualPaths(field.fields, `${own}.`);
      case "group":
        return bilingualPaths(field.fields, own ? `${own}.` : prefix);
      case "row":
      case "collapsible":
        return bilingualPaths(field.fields, prefix);
      default:
        return [];
    }
  });
}

/** The path of a field without positions of rows. */
export function withoutPlaces(path: string): string {
  return path
    .split(".")
    .filter((name) => !PLACE.test(name))
    .join(".");
}
