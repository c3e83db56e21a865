import { createHash } from "node:crypto";
import type { Translate } from "#app/i18n/texts.ts";
import type { Head } from "#app/lib/seo/head.ts";
import type { Brand, LayoutData } from "./layout-data.server.ts";
import { paths } from "#app/lib/paths.ts";

/** To be raised when cards look different, so that their addresses change. */
const DESIGN = 2;

/** The address of a page's social card: the page's own under `/cards`, and a version computed from the content of the card. */
export function ogImageAddress(head: Omit<Head, "card">, { brand, scenery }: Pick<LayoutData, "brand" | "scenery">): string {
  const { language, path, siteName, title, cardTitle, kicker, origin } = head;
  const picture = cardPicture(head, brand);
  const shown = [
    DESIGN,
    origin,
    siteName,
    kicker,
    cardTitle ?? title,
    picture?.name,
    picture?.version,
    picture?.focus,
    brand.accent,
    brand.mark?.version,
    scenery,
  ];
  const [pathname = "/", query] = path.split("?");
  const parameters = new URLSearchParams(query);
  parameters.set("v", createHash("sha256").update(JSON.stringify(shown)).digest("hex").slice(0, 12));
  return `/cards/${language}${pathname === "/" ? "" : pathname}.jpg?${parameters}`;
}

/** The picture on a page's card: its own, or the company's. */
export function cardPicture({ picture }: Pick<Head, "picture">, brand: Pick<Brand, "card">): Head["picture"] {
  return picture ?? brand.card;
}

/** The parts of the site, by how their paths begin, and the text that names them. */
const PARTS = [
  [paths.products, "nav.products"],
  [paths.solutions, "nav.solutions"],
  [paths.news, "nav.news"],
  ["/services", "nav.services"],
  [paths.brand, "nav.about"],
  [paths.marks, "nav.about"],
] as const;

/** The name of the part of the site that a path belongs to, if any. */
export function partOf(path: string, t: Translate): string | undefined {
  const [, key] = PARTS.find(([start]) => path.startsWith(start)) ?? [];
  return key && t(key);
}
