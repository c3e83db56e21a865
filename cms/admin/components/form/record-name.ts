import { useDocumentInfo, useDocumentTitle, useFormFields } from "@payloadcms/ui";
import { useEffect } from "react";
import { useRecordId } from "../../lib/use-record-id.ts";

/** Has a record that goes by a code go by its name where it has no code yet; Payload would call it by its number. */
export function useRecordName(): void {
  const { docConfig } = useDocumentInfo();
  const { title, setDocumentTitle } = useDocumentTitle();
  const id = useRecordId();
  const code = docConfig && "useAsTitle" in docConfig.admin ? docConfig.admin.useAsTitle : undefined;
  const name = useFormFields(([fields]) => (code && fields["name"] && !fields[code]?.value ? fields["name"].value : undefined));
  const recordName = id === null || name === undefined ? null : String(name || id);
  useEffect(() => {
    if (recordName === null || recordName === title) return;
    // Once Payload has named it, which it does after this, or by the next picture.
    const frame = requestAnimationFrame(() => setDocumentTitle(recordName));
    return () => cancelAnimationFrame(frame);
  }, [recordName, title, setDocumentTitle]);
}
