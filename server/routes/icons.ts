import sharp from "sharp";
import { Hono } from "hono";
import { APP_ICONS, TOUCH_ICON } from "#app/lib/brand.ts";
import { LIGHT } from "#shared/design/themes.ts";
import { paletteOf } from "#shared/lib/palette.ts";
import { DEFAULT_LANGUAGE } from "#shared/languages.ts";
import type { Settings } from "#cms/config/settings.ts";
import type { AppEnv } from "../http/app-env.ts";
import type { SizedPictures } from "./pictures/sized.ts";
import { siteBrand } from "./site-brand.ts";
import type { SiteHandler } from "./site.ts";

/** Pixels of the icon of browser tabs. */
const TAB_SIZE = 48;
/** Width in pixels at which the company's sign is read. */
const SOURCE_WIDTH = 720;
/** The share of a side that the sign takes on a ground: the middle 80 % of a maskable icon are always visible (W3C, Web Application Manifest). */
const MASKABLE_SCALE = 0.72;
/** The height of a letter as a share of a side. */
const LETTER_SCALE = 0.6;
/** Seconds for which a browser keeps an icon. */
const MAX_AGE = 3600;

/** The icons by their addresses: pixels, and whether they have a ground, for systems that cut them to a shape of their own. */
const ICONS: Readonly<Record<string, { size: number; ground: boolean }>> = {
  "/favicon.ico": { size: TAB_SIZE, ground: false },
  [TOUCH_ICON.src]: { size: TOUCH_ICON.size, ground: true },
  ...Object.fromEntries(APP_ICONS.map(({ src, size, purpose }) => [src, { size, ground: purpose === "maskable" }])),
};
/** The vector icon, which embeds the same picture. */
const VECTOR = "/favicon.svg";

/**
 * The icons of a company's own site, at the addresses of the demonstration's files: its sign, or else the first letter of its name on its
 * accent colour.
 */
export function icons(settings: Settings, site: SiteHandler, sized: SizedPictures): Hono<AppEnv> {
  const iconsByKey = new Map<string, Promise<Buffer>>();

  /** The picture of an icon; null on the demonstration, and while the site does not answer. */
  async function picture(size: number, ground: boolean): Promise<Buffer | null> {
    const layout = await siteBrand(site, settings.siteUrl).catch(() => null);
    if (!layout || (!layout.brand.mark && layout.scenery)) return null;
    const { brand, company } = layout;
    const key = JSON.stringify([size, ground, brand.mark?.name, brand.mark?.version, brand.accent, company.name]);
    const existing = iconsByKey.get(key);
    if (existing) return existing;
    const mark = brand.mark && (await sized({ name: brand.mark.name, width: SOURCE_WIDTH, format: "webp" }));
    const icon = mark ? fromMark(mark.bytes, size, ground) : fromName(company.name, brand.accent || LIGHT.ink3, size);
    // The brand has changed; drops the icons of the last one.
    if (iconsByKey.size >= 2 * Object.keys(ICONS).length) iconsByKey.clear();
    iconsByKey.set(key, icon);
    icon.catch(() => iconsByKey.delete(key));
    return icon;
  }

  const routes = new Hono<AppEnv>();
  for (const [address, { size, ground }] of Object.entries(ICONS)) {
    routes.get(address, async (context, next) => {
      const png = await picture(size, ground);
      if (!png) return next();
      return context.body(new Uint8Array(png), 200, { "Content-Type": "image/png", "Cache-Control": `public, max-age=${MAX_AGE}` });
    });
  }
  routes.get(VECTOR, async (context, next) => {
    const png = await picture(TAB_SIZE * 2, false);
    if (!png) return next();
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><image width="1" height="1" href="data:image/png;base64,${png.toString("base64")}"/></svg>`;
    return context.body(svg, 200, { "Content-Type": "image/svg+xml", "Cache-Control": `public, max-age=${MAX_AGE}` });
  });
  return routes;
}

async function fromMark(mark: Buffer, size: number, ground: boolean): Promise<Buffer> {
  const inner = Math.round(ground ? size * MASKABLE_SCALE : size);
  const sign = await sharp(mark).resize(inner, inner, { fit: "contain", background: "#0000" }).png().toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background: ground ? LIGHT.paper : "#0000" } })
    .composite([{ input: sign }])
    .png()
    .toBuffer();
}

async function fromName(name: string, accent: string, size: number): Promise<Buffer> {
  const { drawText: words } = await import("./og-image.ts");
  const { signal, onSignal } = paletteOf(accent);
  const [letter = "?"] = name.trim().toLocaleUpperCase();
  const { data } = await words(letter, DEFAULT_LANGUAGE, Math.round(size * LETTER_SCALE), onSignal, size);
  return sharp({ create: { width: size, height: size, channels: 4, background: signal } })
    .composite([{ input: data }])
    .png()
    .toBuffer();
}
