import { generatePageMetadata, RootPage } from "@payloadcms/next/views";
import type { Metadata } from "next";
import { headers } from "next/headers.js";
import { notFound } from "next/navigation.js";
import { getPayload, type CollectionSlug } from "payload";
import config from "#cms/payload.config.ts";
import { importMap } from "../import-map.ts";
import type { Address } from "./address.ts";

export function generateMetadata(address: Address): Promise<Metadata> {
  return generatePageMetadata({ config, ...address });
}

/** Every screen of the admin. */
export default async function Page(address: Address) {
  if (await isRefusedForm(address)) notFound();
  return RootPage({ config, importMap, ...address });
}

/** Whether it is the form for a new record of a kind that whoever is signed in may not make. Payload would tell them to sign in. */
async function isRefusedForm({ params }: Address): Promise<boolean> {
  const { segments: [kind, collection, form, ...more] = [] } = await params;
  if (kind !== "collections" || form !== "create" || more.length > 0) return false;
  const payload = await getPayload({ config });
  const { user, permissions } = await payload.auth({ headers: await headers() });
  return user !== null && !permissions.collections?.[collection as CollectionSlug]?.create;
}
