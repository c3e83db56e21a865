import type { DeskPart } from "../../access/desk-parts.ts";
import { TOOLS } from "../diagnostics/tools.ts";
import { TRANSFER } from "./transfer/path.ts";

/** The part of the desk to which a page of its own belongs that not every role sees; the collections answer for themselves. */
export function partAt(path: string): DeskPart | undefined {
  if (path === TRANSFER) return "transfer";
  return Object.values<string>(TOOLS).includes(path) ? "diagnostics" : undefined;
}
