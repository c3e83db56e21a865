import { codeNamed } from "#shared/vocabulary/read-codes.ts";
import { codesOf } from "#shared/vocabulary/spec-rows.ts";
import { optionsOf } from "../lib/i18n.ts";
import type { Leaf } from "../schema/field-tree.ts";

/** A field of codes with only those of a row, each with its names. @param key of the row */
export function codesLeaf(leaf: Leaf, key: string): Leaf {
  return {
    ...leaf,
    field: { name: leaf.name, type: "select", hasMany: true, options: optionsOf(codesOf(key)) } as Leaf["field"],
    valueNamed: (name) => codeNamed(key, name),
  };
}

/** A field for codes of one row, with the current codes of that row; any other field unchanged. */
export function leafInForce(leaf: Leaf): Leaf {
  const key: unknown = leaf.field.type === "json" ? leaf.field.custom?.["codesOf"] : undefined;
  return typeof key === "string" ? codesLeaf(leaf, key) : leaf;
}
