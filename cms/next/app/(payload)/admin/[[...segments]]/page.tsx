import { generatePageMetadata, RootPage } from "@payloadcms/next/views";
import type { Metadata } from "next";
import { headers } from "next/headers.js";
import { notFound, redirect } from "next/navigation.js";
import { getPayload, type CollectionSlug } from "payload";
import { seesPart } from "#cms/access/desk-parts.ts";
import { partAt } from "#cms/admin/desk/part-at.ts";
import { readableList } from "#cms/admin/desk/readable-list.ts";
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
 * Answers what Payload would answer badly: a part of the desk that whoever is signed in does not see, which Payload leaves open; the form
 * for a new record of a kind that they may not make, where it would tell them to sign in; and a list of which something is asked that it
 * cannot read.
 */
async function answerOtherwise({ params, searchParams }: Address): Promise<void> {
  const { segments = [] } = await params;
  const path = `/${segments.join("/")}`;
  const part = partAt(path);
  const [, slug, form] = /^\/collections\/([^/]+)(?:\/(create)|\/trash)?$/.exec(path) ?? [];
  if (!part && !slug) return;
  const payload = await getPayload({ config });
  const { user, permissions } = await payload.auth({ headers: await headers() });
  if (!user) return;
  const collection = slug as CollectionSlug;
  if (part ? !seesPart({ user }, part) : form && !permissions.collections?.[collection]?.create) notFound();
  if (part || form || !permissions.collections?.[collection]?.read) return;
  const query = await readableList(payload, user, collection, await searchParams);
  if (query !== undefined) redirect(payload.config.routes.admin + path + query);
}
