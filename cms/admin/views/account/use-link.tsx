"use client";
import { getTranslation } from "@payloadcms/translations";
import { Link, useConfig, useTranslation } from "@payloadcms/ui";
import type { Use } from "../../../publishing/references/uses.ts";
import { collectionAddress } from "../../../lib/desk-address.ts";

/** A link to a record that uses another one, with its kind and name. */
export function UseLink({ use: { collection, id, title } }: { use: Use }) {
  const { getEntityConfig } = useConfig();
  const { i18n } = useTranslation();
  const kind = getTranslation(getEntityConfig({ collectionSlug: collection })?.labels.singular ?? "", i18n);
  return (
    <Link href={collectionAddress(collection, id)} prefetch={false}>
      {`${kind} ${title}`}
    </Link>
  );
}
