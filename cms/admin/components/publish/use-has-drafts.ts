import { useConfig, useDocumentInfo } from "@payloadcms/ui";

/** Whether what the open form shows has drafts; what has none is on the site as soon as it is saved. */
export function useHasDrafts(): boolean {
  const { collectionSlug, globalSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const config = globalSlug ? getEntityConfig({ globalSlug }) : getEntityConfig({ collectionSlug: collectionSlug ?? "" });
  return Boolean(config?.versions?.drafts);
}
