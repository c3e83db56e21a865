import "@payloadcms/next/css";
import "#cms/admin/desk/css/index.css";
import { handleServerFunctions, RootLayout } from "@payloadcms/next/layouts";
import type { ServerFunctionClient } from "payload";
import type { ReactNode } from "react";
import config from "#cms/payload.config.ts";
import { importMap } from "./admin/import-map.ts";

const serverFunction: ServerFunctionClient = async (call) => {
  "use server";
  return handleServerFunctions({ ...call, config, importMap });
};

/** The frame of the admin. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
