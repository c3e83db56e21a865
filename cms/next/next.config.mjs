import path from "node:path";
import { withPayload } from "@payloadcms/next/withPayload";

/**
 * In plain JavaScript: a release runs without the compiler that Next would need to read types here, which is a fifth of its modules.
 * @type {import("next").NextConfig}
 */
const nextConfig = {
  distDir: ".next",
  poweredByHeader: false,
  // Nothing in the admin asks Next for pictures; without this anybody could, and have it decode what is in the library.
  images: { unoptimized: true },
  // The config and its packages lie above this folder.
  turbopack: { root: path.resolve(import.meta.dirname, "../..") },
  outputFileTracingRoot: path.resolve(import.meta.dirname, "../.."),
  // One copy of Payload in the process: a bundled second one loses the fields of its errors and opens the database again.
  serverExternalPackages: [
    "payload",
    "@payloadcms/db-sqlite",
    "@payloadcms/db-postgres",
    "@payloadcms/drizzle",
    "@payloadcms/storage-s3",
    "libsql",
    "nodemailer",
    "@libsql/client",
    "sharp",
  ],
  // A third of the build's time: the server's own bundle need not be small, and nothing reads maps or a build cache.
  experimental: {
    turbopackMinify: { server: false, client: true },
    turbopackSourceMaps: false,
    turbopackInputSourceMaps: false,
    turbopackFileSystemCacheForBuild: false,
  },
  // The whole project is checked by its own `tsc`; TypeScript 7 has not the interface that Next would check with.
  typescript: { ignoreBuildErrors: true },
};

const config = withPayload(nextConfig);

export default {
  ...config,
  // Payload asks for client hints on every path, for which a browser loads a page twice; only the admin uses them.
  headers: async () => ((await config.headers?.()) ?? []).map(({ headers }) => ({ headers, source: "/admin/:path*" })),
};
