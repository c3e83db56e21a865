import type { Access, CollectionConfig } from "payload";
import { nobody } from "./nobody.ts";

/** A collection that only the server writes: nobody creates, updates, copies or locks a record. @param read who reads it */
export function writtenByServer(read: Access): Pick<CollectionConfig, "access" | "disableDuplicate" | "lockDocuments"> {
  return { access: { read, create: nobody, update: nobody, delete: nobody }, disableDuplicate: true, lockDocuments: false };
}
