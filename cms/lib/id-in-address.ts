import { NotFound, type PayloadRequest } from "payload";
import { readId } from "#shared/lib/whole-number.ts";

/** The id of a record in the address of a call. @throws NotFound for a text that cannot be one */
export function idInAddress(req: PayloadRequest, name = "id"): number {
  const id = readId(req.routeParams?.[name]);
  if (id === null) throw new NotFound(req.t);
  return id;
}
