import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { Hono } from "hono";
import { isLanguage, localPath } from "#shared/languages.ts";
import { HEAD_TYPE } from "#app/lib/http/accept.ts";
import { cardPicture } from "#app/data/og-image-address.server.ts";
import type { Brand } from "#app/data/layout-data.server.ts";
import type { Head } from "#app/lib/seo/head.ts";
import type { Settings } from "#cms/config/settings.ts";
import { storeIfPossible } from "#cms/lib/atomic-file.ts";
import { log } from "#cms/lib/log/index.ts";
import type { AppEnv } from "../http/app-env.ts";
import type { OgImageBrand } from "./og-image.ts";
import type { SizedPictures } from "./pictures/sized.ts";
import { siteBrand } from "./site-brand.ts";
import type { SiteHandler } from "./site.ts";

/** Stored cards, at most; one has some 60 kB. */
const MAX_STORED = 500;
/** Cards that may wait. Drawing one takes a fifth of a second. */
const MAX_WAITING = 16;
/** Characters of an address: the longest page's and room to spare. */
const MAX_ADDRESS_LENGTH = 400;
/** Seconds for which a client may cache the redirect from an outdated address. */
const MOVED_FOR = 300;
/** Width in pixels of a page's picture on its card. */
const PICTURE_WIDTH = 1200;
const MARK_WIDTH = 160;

interface Card {
  bytes: Buffer;
  /** Whether the page's picture is on it; a card without a picture that should have one is not stored. */
  isWhole: boolean;
}

/**
 * `/cards/{language}/{path}.jpg`: the picture that networks show beside a link to a page. Its texts come from the page itself, never from
 * the address. The page names its card with a version; any other version redirects there. Draws cards one at a time and stores them in
 * the data folder.
 */
export function ogImages(settings: Settings, site: SiteHandler, sized: SizedPictures): Hono<AppEnv> {
  const folder = path.join(settings.dataDir, "cards");
  const underway = new Map<string, Promise<Card>>();
  let last: Promise<unknown> = Promise.resolve();

  async function make(head: Head, file: string): Promise<Card> {
    const { drawOgImage } = await import("./og-image.ts");
    const { brand: siteLook, scenery } = await siteBrand(site, settings.siteUrl);
    const source = cardPicture(head, siteLook);
    const request = source && ({ name: source.name, width: PICTURE_WIDTH, format: "jpg" } as const);
    const picture =
      request &&
      (await sized(request).catch((error: unknown) => {
        log.warn({ err: error }, "A card was made without its picture");
        return "away" as const;
      }));
    const brand = await cardBrand(siteLook, scenery, sized);
    if (picture === "away") return { bytes: await drawOgImage(head, null, brand), isWhole: false };
    const bytes = await drawOgImage({ ...head, picture: source ?? null }, picture?.bytes ?? null, brand);
    await storeIfPossible(file, bytes, MAX_STORED);
    return { bytes, isWhole: true };
  }

  /** Draws a card after all earlier ones; null when too many wait already. */
  function makeInTurn(head: Head, file: string): Promise<Card> | null {
    const existing = underway.get(file);
    if (existing) return existing;
    if (underway.size >= MAX_WAITING) return null;
    const card = last.then(() => make(head, file)).finally(() => underway.delete(file));
    last = card.catch(() => undefined);
    underway.set(file, card);
    return card;
  }

  const routes = new Hono<AppEnv>();
  routes.get("/cards/*", async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    const address = pathname + search;
    const page = address.length <= MAX_ADDRESS_LENGTH ? pageOf(pathname, search) : null;
    if (!page) return next();
    const file = path.join(folder, `${createHash("sha256").update(address).digest("hex").slice(0, 32)}.jpg`);
    let card: Card | null = await readFile(file).then(
      (bytes) => ({ bytes, isWhole: true }),
      () => null,
    );
    if (!card) {
      const head = await headOf(site, settings.siteUrl + page);
      if (!head) return next();
      if (head.card !== address) {
        context.header("Cache-Control", `public, max-age=${MOVED_FOR}`);
        return context.redirect(head.card, 302);
      }
      card = await makeInTurn(head, file);
    }
    if (!card) return context.text("503 Too many cards at once\n", 503, { "Retry-After": "5" });
    return context.body(new Uint8Array(card.bytes), 200, {
      "Content-Type": "image/jpeg",
      "Cache-Control": card.isWhole ? "public, max-age=31536000, immutable" : "no-store",
    });
  });
  return routes;
}

async function cardBrand(brand: Brand, scenery: boolean, sized: SizedPictures): Promise<OgImageBrand> {
  const mark = brand.mark && (await sized({ name: brand.mark.name, width: MARK_WIDTH, format: "webp" }).catch(() => null));
  return { accent: brand.accent, mark: mark?.bytes ?? null, isMarked: scenery && !brand.mark };
}

/** The address of the page that a card is of; null when the address is no card's. */
function pageOf(pathname: string, search: string): string | null {
  const [, language, path = "/"] = /^\/cards\/(\w+)(\/[^.]*)?\.jpg$/.exec(pathname) ?? [];
  if (!isLanguage(language)) return null;
  const parameters = new URLSearchParams(search);
  parameters.delete("v");
  return localPath(path, language) + (parameters.size > 0 ? `?${parameters}` : "");
}

/** What a page says about itself; null when there is no such page. */
async function headOf(site: SiteHandler, address: string): Promise<Head | null> {
  const response = await site(new Request(address, { headers: { Accept: HEAD_TYPE } }));
  if (response.status !== 200 || !response.headers.get("Content-Type")?.startsWith(HEAD_TYPE)) return null;
  return (await response.json()) as Head | null;
}
