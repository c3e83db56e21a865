import { expect, test } from "vitest";
import type { Head } from "#app/lib/seo/head.ts";
import { ogImageAddress } from "./og-image-address.server.ts";

const page: Omit<Head, "card"> = {
  title: "V3",
  description: "A tracker",
  siteName: "Site",
  origin: "https://www.example.com",
  path: "/products/v3",
  language: "en",
};

const look = {
  brand: { logo: null, logoDark: null, mark: null, hero: null, card: null, accent: "", typeface: "" as const, ownTypeface: null },
  scenery: true,
};

test("a card's address is the page's, in its language", () => {
  expect(ogImageAddress(page, look)).toMatch(/^\/cards\/en\/products\/v3\.jpg\?v=[0-9a-f]{12}$/);
  expect(ogImageAddress({ ...page, path: "/", language: "zh" }, look)).toMatch(/^\/cards\/zh\.jpg\?v=/);
  expect(ogImageAddress({ ...page, path: "/article?category=industry&page=2" }, look)).toMatch(
    /^\/cards\/en\/article\.jpg\?category=industry&page=2&v=/,
  );
});

test("a card's address changes with what is on the card, and with nothing else", () => {
  const before = ogImageAddress(page, look);
  const picture = { name: "v3.webp", version: "a", width: 4, height: 3, alt: "" };
  expect(ogImageAddress({ ...page, description: "Another" }, look)).toBe(before);
  const changes: Partial<Head>[] = [
    { title: "V4" },
    { siteName: "Other" },
    { kicker: "Wired" },
    { cardTitle: "V" },
    { picture },
    { picture: { ...picture, version: "b" } },
    { picture: { ...picture, focus: "left" } },
  ];
  const others = changes.map((change) => ogImageAddress({ ...page, ...change }, look));
  others.push(
    ogImageAddress(page, { ...look, brand: { ...look.brand, accent: "#0b57d0" } }),
    ogImageAddress(page, { ...look, scenery: false }),
  );
  others.push(ogImageAddress(page, { ...look, brand: { ...look.brand, card: { ...picture, version: "c" } } }));
  expect(new Set([before, ...others]).size).toBe(others.length + 1);
});
