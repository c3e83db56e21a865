import { generatePageMetadata, NotFoundPage } from "@payloadcms/next/views";
import type { Metadata } from "next";
import config from "#cms/payload.config.ts";
import { importMap } from "../import-map.ts";
import type { Address } from "./address.ts";

export function generateMetadata(address: Address): Promise<Metadata> {
  return generatePageMetadata({ config, ...address });
}

/** The admin's answer to an unknown address. */
export default function NotFound(address: Address) {
  return NotFoundPage({ config, importMap, ...address });
}
