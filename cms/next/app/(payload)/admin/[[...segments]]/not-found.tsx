import { generatePageMetadata, NotFoundPage } from "@payloadcms/next/views";
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

/** The admin's answer to an unknown address. */
export default function NotFound({ params, searchParams }: Address) {
  return NotFoundPage({ config, importMap, params, searchParams });
}
