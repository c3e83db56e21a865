import { useDocumentInfo, useDocumentTitle, useFormFields } from "@payloadcms/ui";
import { useEffect } from "react";
import { useRecordId } from "../../lib/use-record-id.ts";

/** Titles a record without a code by its name; Payload would use its number. */
export function useRecordName(): void {
  const { docConfig } = useDocumentInfo();
  const { title, setDocumentTitle } = useDocumentTitle();
  const id = useRecordId();
  const code = docConfig && "useAsTitle" in docConfig.admin ? docConfig.admin.useAsTitle : undefined;
  const name = useFormFields(([fields]) => (code && fields["name"] && !fields[code]?.value ? fields["name"].value : undefined));
  const recordName = id === null || name === undefined ? null : String(name || id);
  useEffect(() => {
    if (recordName === null || recordName === title) return;
    // Runs after Payload has set the title, in the next frame at the latest.
    const frame = requestAnimationFrame(() => setDocumentTitle(recordName));
    return () => cancelAnimationFrame(frame);
  }, [recordName, title, setDocumentTitle]);
}
