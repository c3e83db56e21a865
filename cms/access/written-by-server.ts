import type { Access, CollectionConfig } from "payload";
import { nobody } from "./nobody.ts";

/** What the server alone writes: nobody makes, changes, copies or locks a record. @param read who reads it */
export function writtenByServer(read: Access): Pick<CollectionConfig, "access" | "disableDuplicate" | "lockDocuments"> {
  return { access: { read, create: nobody, update: nobody, delete: nobody }, disableDuplicate: true, lockDocuments: false };
}
