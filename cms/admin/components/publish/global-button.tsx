"use client";
import { FormSubmit, toast, useDocumentInfo, useFormModified, useTranslation } from "@payloadcms/ui";
import { useDesk } from "../../lib/use-desk.ts";
import { useSave } from "./use-save.ts";

/** Stands in the place of Payload's button that publishes a global: at once and in all languages, for whoever may. */
export function PublishGlobalButton() {
  const { t } = useTranslation();
  const { texts } = useDesk();
  const {
    hasPublishPermission,
    hasPublishedDoc,
    setHasPublishedDoc,
    setUnpublishedVersionCount,
    title,
    unpublishedVersionCount,
    uploadStatus,
  } = useDocumentInfo();
  const modified = useFormModified();
  const { send } = useSave();
  if (!hasPublishPermission) return null;
  const isAhead = modified || unpublishedVersionCount > 0 || !hasPublishedDoc;
  const publish = async () => {
    if (!(await send({}, "published"))) return;
    setUnpublishedVersionCount(0);
    setHasPublishedDoc(true);
    toast.success(texts.publishing.publishedNow(title ?? "", ""));
  };
  return (
    <FormSubmit
      buttonId="action-save"
      disabled={!isAhead || uploadStatus === "uploading"}
      size="medium"
      type="button"
      onClick={() => void publish()}
    >
      {t("version:publish")}
    </FormSubmit>
  );
}
