import { RootPage } from "@payloadcms/next/views";
import { NOT_FOUND } from "#cms/admin/views/not-found/path.ts";
import config from "#cms/payload.config.ts";
import { importMap } from "../import-map.ts";

/** The admin's answer to an unknown address, of which Next says nothing here. */
export default function NotFound() {
  return RootPage({
    config,
    importMap,
    params: Promise.resolve({ segments: [NOT_FOUND.slice(1)] }),
    searchParams: Promise.resolve({}),
  });
}
