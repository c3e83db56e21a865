import { codeNamed } from "#shared/vocabulary/read-codes.ts";
import { codesOf } from "#shared/vocabulary/spec-rows.ts";
import { optionsOf } from "../lib/i18n.ts";
import type { Leaf } from "../schema/field-tree.ts";

/** A field of codes with those alone that a row may have, each known by its names too. @param key of the row */
export function codesLeaf(leaf: Leaf, key: string): Leaf {
  return {
    ...leaf,
    field: { name: leaf.name, type: "select", hasMany: true, options: optionsOf(codesOf(key)) } as Leaf["field"],
    valueNamed: (name) => codeNamed(key, name),
  };
}

/** A field that keeps codes of one row, as its row is in force; any other as it is. */
export function leafInForce(leaf: Leaf): Leaf {
  const key: unknown = leaf.field.type === "json" ? leaf.field.custom?.["codesOf"] : undefined;
  return typeof key === "string" ? codesLeaf(leaf, key) : leaf;
}
