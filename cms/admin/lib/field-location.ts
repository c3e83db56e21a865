import type { ClientField } from "payload";

type Label = Record<string, string> | string;

/** The location of a field in a form. */
interface FieldLocation {
  /** The labels of the field and of all groups and rows around it; rows have their numbers. */
  names: Label[];
  /** The index of each tab around it, from the outermost. */
  tabs: number[];
}

/** The location of the field at a path, or of the nearest known field around it. */
export function fieldLocation(fields: readonly ClientField[], path: string): FieldLocation {
  return locationIn(fields, path.split(".")) ?? { names: [], tabs: [] };
}

function locationIn(fields: readonly ClientField[], [name, ...rest]: string[]): FieldLocation | null {
  for (const field of fields) {
    const location = "name" in field && field.name ? locationOfNamed(field, name, rest) : locationWithin(field, [name ?? "", ...rest]);
    if (location) return location;
  }
  return null;
}

function locationOfNamed(field: ClientField & { name: string }, name: string | undefined, rest: string[]): FieldLocation | null {
  if (field.name !== name) return null;
  const own: Label = "label" in field && field.label ? (field.label as Label) : field.name;
  if (!("fields" in field) || rest.length === 0) return { names: [own], tabs: [] };
  const [row] = field.type === "array" ? rest : [];
  const inner = locationIn(field.fields, row === undefined ? rest : rest.slice(1));
  const rowLabel: Label[] = row === undefined ? [] : [String(Number(row) + 1)];
  return { names: [own, ...rowLabel, ...(inner?.names ?? [])], tabs: inner?.tabs ?? [] };
}

/** Inside a field that only lays out others. */
function locationWithin(field: ClientField, path: string[]): FieldLocation | null {
  if (field.type !== "tabs") return "fields" in field ? locationIn(field.fields, path) : null;
  for (const [index, tab] of field.tabs.entries()) {
    const location = locationIn(tab.fields, path);
    if (location) return { ...location, tabs: [index, ...location.tabs] };
  }
  return null;
}

/** Payload's ids of the rows around a field, from the outermost. */
export function rowsAround(path: string): string[] {
  const parts = path.split(".");
  return parts.flatMap((part, index) => (/^\d+$/.test(part) ? [`${parts.slice(0, index).join("-")}-row-${part}`] : []));
}
