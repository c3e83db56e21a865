import { generatePageMetadata, RootPage } from "@payloadcms/next/views";
import type { Metadata } from "next";
import config from "#cms/payload.config.ts";
import { importMap } from "../import-map.ts";

interface Address {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
}

export function generateMetadata({ params, searchParams }: Address): Promise<Metadata> {
  return generatePageMetadata({ config, params, searchParams });
}

/** Every screen of the admin. */
export default function Page({ params, searchParams }: Address) {
  return RootPage({ config, importMap, params, searchParams });
}
