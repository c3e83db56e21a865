import { useConfig, useDocumentInfo } from "@payloadcms/ui";

/** Whether the open record has drafts; without them each save goes live at once. */
export function useHasDrafts(): boolean {
  const { collectionSlug, globalSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const config = globalSlug ? getEntityConfig({ globalSlug }) : getEntityConfig({ collectionSlug: collectionSlug ?? "" });
  return Boolean(config?.versions?.drafts);
}
