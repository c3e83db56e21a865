import { generatePageMetadata, RootPage } from "@payloadcms/next/views";
import type { Metadata } from "next";
import config from "#cms/payload.config.ts";
import { importMap } from "../import-map.ts";
import type { Address } from "./address.ts";

export function generateMetadata(address: Address): Promise<Metadata> {
  return generatePageMetadata({ config, ...address });
}

/** Every screen of the admin. */
export default function Page(address: Address) {
  return RootPage({ config, importMap, ...address });
}
