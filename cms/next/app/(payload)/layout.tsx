import "@payloadcms/next/css";
import "#cms/admin/css/index.css";
import { handleServerFunctions, RootLayout } from "@payloadcms/next/layouts";
import { headers } from "next/headers.js";
import { notFound } from "next/navigation.js";
import { APIError, getPayload, type ServerFunctionClient } from "payload";
import type { ComponentProps, ReactNode } from "react";
import { LANGUAGES_DATA } from "#shared/languages.ts";
import { SIGNED_OUT } from "#cms/admin/providers/ended-session.ts";
import { authorizeCall } from "#cms/admin/payload-patches/server-functions.ts";
import config from "#cms/payload.config.ts";
import { ZONE_ATTRIBUTE } from "#shared/lib/time-zone.ts";
import { importMap } from "./admin/import-map.ts";

/** Payload's error for a record or a list that does not exist, or that the user may not see (`@payloadcms/next`, `dist/views`). */
const NOT_FOUND = "not-found";

/** Whether a function refused a call, rather than failed. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && (error.message === NOT_FOUND || (error instanceof APIError && error.status < 500));
}

/**
 * Payload's functions for its screens, for whoever may call them (`authorizeCall`). What fails for want of a session is answered with a word
 * that the desk knows (`ServerCalls`): were it answered with 401, Next would draw the page anew over what is written in it.
 */
const serverFunction: ServerFunctionClient = async (call) => {
  "use server";
  const authorized = await authorizeCall(call, await getPayload({ config }), await headers());
  if (authorized === "signed-out") return SIGNED_OUT;
  if (authorized === "refused") notFound();
  try {
    return await handleServerFunctions({ ...authorized.call, config, importMap });
  } catch (error) {
    if (isRefusal(error)) notFound();
    throw error;
  }
};

/** By which the desk's own code knows the site's languages and time zone in the browser; `data-` attributes have no type in objects. */
const DATA: Record<string, string | undefined> = { "data-languages": LANGUAGES_DATA, ...ZONE_ATTRIBUTE };
const HTML_PROPS = DATA as ComponentProps<"html">;

/** The frame of the admin. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} htmlProps={HTML_PROPS} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
