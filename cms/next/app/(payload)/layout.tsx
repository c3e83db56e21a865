import "@payloadcms/next/css";
import "#cms/admin/desk/css/index.css";
import { handleServerFunctions, RootLayout } from "@payloadcms/next/layouts";
import { Forbidden, type ServerFunctionClient, type ServerFunctionClientArgs } from "payload";
import type { ReactNode } from "react";
import config from "#cms/payload.config.ts";
import { importMap } from "./admin/import-map.ts";

/** The desk sets times by addresses of its own (`cms/publishing`), which ask who may. By Payload's function any account could, and take back those of others. */
const refused = () => {
  throw new Forbidden();
};

/** The desk itself says that somebody else has stored a record (`NewerNotice`). Payload's dialog of it comes while one types, and throws that away. */
const unasked = (call: ServerFunctionClientArgs): ServerFunctionClientArgs =>
  call.name === "form-state" ? { ...call, args: { ...call.args, checkForStaleData: false } } : call;

const serverFunction: ServerFunctionClient = async (call) => {
  "use server";
  return handleServerFunctions({ ...unasked(call), config, importMap, serverFunctions: { "schedule-publish": refused } });
};

/** The frame of the admin. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
