import { readdirSync } from "node:fs";
import { basename, extname, join } from "node:path";
import sharp from "sharp";
import { defineConfig, type Plugin } from "vite";

const ROOT = import.meta.dirname;
const PICTURES = join(ROOT, "../../demo/content/media");

/** Answers the addresses of pictures, which the site's server does in production, from the demonstration content. */
function pictures(): Plugin {
  const files = new Map(
    readdirSync(PICTURES, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => [entry.name, join(entry.parentPath, entry.name)]),
  );
  return {
    name: "gallery-pictures",
    configureServer(server) {
      server.middlewares.use("/media", (request, response, next) => {
        const { pathname } = new URL(request.url ?? "/", "http://localhost");
        const [, width, address = ""] = pathname.split("/");
        const format = extname(address).slice(1);
        const file = files.get(decodeURIComponent(basename(address, `.${format}`)));
        if (!file || !(format === "avif" || format === "webp" || format === "jpg")) return next();
        sharp(file)
          .resize({ width: Number(width), withoutEnlargement: true })
          .toFormat(format === "jpg" ? "jpeg" : format, { effort: 0 })
          .toBuffer()
          .then((picture) => response.setHeader("Content-Type", `image/${format}`).end(picture))
          .catch(next);
      });
    },
  };
}

export default defineConfig({
  root: ROOT,
  // Not the site's own cache: the two would throw out each other's dependencies.
  cacheDir: join(ROOT, "../../../node_modules/.vite-ui"),
  publicDir: join(ROOT, "../../../public"),
  plugins: [pictures()],
  build: { outDir: join(ROOT, "../../../build/ui"), emptyOutDir: true },
});
