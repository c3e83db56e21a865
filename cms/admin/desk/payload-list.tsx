import { DefaultListView } from "@payloadcms/ui";
import type { ListViewClientProps, ListViewServerProps } from "payload";

/** What of a list is the server's business alone; Payload's own list runs in the browser and must not be handed it. */
const SERVER_ONLY = new Set([
  "collectionConfig",
  "data",
  "i18n",
  "limit",
  "listSearchableFields",
  "locale",
  "params",
  "payload",
  "permissions",
  "searchParams",
  "user",
]);

/** The list as Payload itself shows it. */
export function PayloadList(props: ListViewServerProps) {
  const client = Object.fromEntries(Object.entries(props).filter(([name]) => !SERVER_ONLY.has(name))) as unknown as ListViewClientProps;
  return <DefaultListView {...client} />;
}

/** What the address of a list asks for. */
export function paramsOf(searchParams: ListViewServerProps["searchParams"]): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(searchParams ?? {})) if (typeof value === "string") params.set(name, value);
  return params;
}
