import type { ViteDevServer } from "vite";

let server: Promise<ViteDevServer> | undefined;

/** Vite in middleware mode, one per process. Only development loads it. */
export function developmentServer(): Promise<ViteDevServer> {
  server ??= import("vite").then(({ createServer }) => createServer({ server: { middlewareMode: true }, appType: "custom" }));
  return server;
}
