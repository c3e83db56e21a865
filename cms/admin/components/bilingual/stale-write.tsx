"use client";
import { useDocumentInfo, useLocale } from "@payloadcms/ui";
import { collectionAddress, globalAddress } from "../../../lib/desk-address.ts";
import { useDesk } from "../../lib/use-desk.ts";

/** Says that the stored record is newer than the form, and links to it. */
export function StaleWrite({ message }: { message: string }) {
  return (
    <p className="desk-message" role="alert">
      {message} <SeeStored />
    </p>
  );
}

/** Opens the stored record in a new tab, so that the typed text stays. */
export function SeeStored() {
  const { texts } = useDesk();
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const { code: locale } = useLocale();
  const record = globalSlug ? globalAddress(globalSlug) : collectionAddress(collectionSlug ?? "", id);
  return (
    <a href={`${record}?locale=${locale}`} target="_blank" rel="noopener">
      {texts.bilingual.seeStored}
    </a>
  );
}
