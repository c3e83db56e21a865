import "@payloadcms/next/css";
import "#cms/admin/desk/css/index.css";
import { handleServerFunctions, RootLayout } from "@payloadcms/next/layouts";
import { headers } from "next/headers.js";
import { notFound } from "next/navigation.js";
import { getPayload, type ServerFunctionClient, type ServerFunctionClientArgs } from "payload";
import type { ReactNode } from "react";
import { SIGNED_OUT } from "#cms/admin/ended-session.ts";
import config from "#cms/payload.config.ts";
import { importMap } from "./admin/import-map.ts";

/** The desk itself says that somebody else has stored a record (`NewerNotice`). Payload's dialog of it comes while one types, and throws that away. */
const unasked = (call: ServerFunctionClientArgs): ServerFunctionClientArgs =>
  call.name === "form-state" ? { ...call, args: { ...call.args, checkForStaleData: false } } : call;

/**
 * The desk sets times by addresses of its own (`cms/publishing`), which ask who may. By Payload's function any account could, and take back
 * those of others: here there is none.
 */
const serverFunctions = { "schedule-publish": notFound };

/** What Payload throws at the name of a function that there is not (node_modules/@payloadcms/next/dist/utilities/handleServerFunctions.js). */
const UNKNOWN_FUNCTION = /^Unknown Server Function: /;

/** Whether nobody is signed in any more. */
const isSignedOut = async () => (await (await getPayload({ config })).auth({ headers: await headers() })).user === null;

/**
 * What fails for want of a session is answered with a word that the desk knows (`ServerCalls`). Payload's functions throw then, which Next takes
 * for a fault of the server; and were it answered with 401, Next would draw the page anew over what is written in it.
 */
const serverFunction: ServerFunctionClient = async (call) => {
  "use server";
  try {
    return await handleServerFunctions({ ...unasked(call), config, importMap, serverFunctions });
  } catch (error) {
    if (await isSignedOut()) return SIGNED_OUT;
    if (error instanceof Error && UNKNOWN_FUNCTION.test(error.message)) notFound();
    throw error;
  }
};

/** The frame of the admin. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
