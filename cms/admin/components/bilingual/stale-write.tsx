"use client";
import { useDocumentInfo, useLocale } from "@payloadcms/ui";
import { collectionAddress, globalAddress } from "../../../lib/desk-address.ts";
import { useDesk } from "../../lib/use-desk.ts";

/** Says that the form is older than what is stored, and leads to that. */
export function StaleWrite({ message }: { message: string }) {
  return (
    <p className="desk-message" role="alert">
      {message} <SeeStored />
    </p>
  );
}

/** Leads to what is stored of the open record in a tab of its own, so that what was typed stays. */
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
