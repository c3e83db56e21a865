import { generatePageMetadata, RootPage } from "@payloadcms/next/views";
import type { Metadata } from "next";
import { headers } from "next/headers.js";
import { notFound, redirect } from "next/navigation.js";
import { getPayload, type CollectionSlug } from "payload";
import { mayBeUnreadable, readableList } from "#cms/admin/lib/readable-list.ts";
import { deskAddress } from "#cms/lib/desk-address.ts";
import config from "#cms/payload.config.ts";
import { importMap } from "../import-map.ts";
import type { Address } from "./address.ts";

export function generateMetadata(address: Address): Promise<Metadata> {
  return generatePageMetadata({ config, ...address });
}

/** Every screen of the admin. */
export default async function Page(address: Address) {
  await answerOtherwise(address);
  return RootPage({ config, importMap, ...address });
}

/**
 * Answers what Payload would answer badly: the form for a new record of a kind that whoever is signed in may not make, where it would tell
 * them to sign in, and a list of which something is asked that it cannot read.
 */
async function answerOtherwise({ params, searchParams }: Address): Promise<void> {
  const { segments = [] } = await params;
  const path = `/${segments.join("/")}`;
  const [, slug, form] = /^\/collections\/([^/]+)(?:\/(create)|\/trash)?$/.exec(path) ?? [];
  const parameters = await searchParams;
  if (!slug || !(form || mayBeUnreadable(parameters))) return;
  const payload = await getPayload({ config });
  const { user, permissions } = await payload.auth({ headers: await headers() });
  if (!user) return;
  const collection = slug as CollectionSlug;
  const { create, read } = permissions.collections?.[collection] ?? {};
  if (form && !create) notFound();
  if (form || !read) return;
  const query = await readableList(payload, user, collection, parameters);
  if (query !== undefined) redirect(deskAddress(path) + query);
}
