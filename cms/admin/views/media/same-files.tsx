"use client";
import { useDocumentInfo, useFormFields } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import type { SameFile } from "../../../media/duplicate-files.ts";
import { UseLink } from "../account/use-link.tsx";
import { useAnswer } from "../../lib/use-answer.ts";
import { useDesk } from "../../lib/use-desk.ts";
import { collectionAddress } from "../../../lib/desk-address.ts";

/** Lists other files of the library with the content of the open one, as soon as a file is chosen. Refuses nothing. */
export function SameFiles() {
  const { id } = useDocumentInfo();
  const { texts } = useDesk();
  const chosen = useFormFields(([fields]) => fields["file"]?.value);
  const stored = useFormFields(([fields]) => fields["sha256"]?.value);
  const own = useChecksum(chosen instanceof File ? chosen : null);
  const checksum = chosen instanceof File ? own : typeof stored === "string" ? stored : null;
  const { answer } = useAnswer<{ files: SameFile[] }>(checksum && `/api/same-files/${checksum}`);
  const others = answer?.files.filter((file) => file.id !== id) ?? [];
  return (
    <output className={`desk-same${others.length > 0 ? " field-type" : ""}`}>
      {others.length > 0 && (
        <>
          <b>{texts.library.alreadyHere}</b>
          <ul>
            {others.map(({ id: other, filename, uses }) => (
              <li key={other}>
                <a href={collectionAddress("media", other)}>{filename}</a>
                {uses.length === 0 ? texts.comma + texts.library.unused : `${texts.comma}${texts.library.usedIn} `}
                {uses.map((use, index) => (
                  <span key={`${use.collection}/${use.id}`}>
                    {index > 0 && texts.comma}
                    <UseLink use={use} />
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </>
      )}
    </output>
  );
}

/** The checksum of a file before its upload; null while the browser computes it, and where it cannot (without https). */
function useChecksum(file: File | null): string | null {
  const [checked, setChecked] = useState<{ file: File; checksum: string } | null>(null);
  useEffect(() => {
    if (!file || !window.isSecureContext) return;
    let isOver = false;
    void file
      .arrayBuffer()
      .then((bytes) => crypto.subtle.digest("SHA-256", bytes))
      .then((digest) => {
        const checksum = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
        if (!isOver) setChecked({ file, checksum });
      })
      // The server reports duplicates of unreadable files after the upload.
      .catch(() => null);
    return () => {
      isOver = true;
    };
  }, [file]);
  return checked && checked.file === file ? checked.checksum : null;
}
