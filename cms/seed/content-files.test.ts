import { expect, it } from "vitest";
import * as schema from "#demo/content/schema.ts";
import { articleNames, readFolder, readList, readMarkdown, readOne } from "./content-files.ts";

it.each([
  ["products", () => readFolder("products", schema.product)],
  ["series", () => readList("series", schema.series)],
  ["accessories", () => readList("accessories", schema.accessory)],
  ["solutions", () => readFolder("solutions", schema.solution)],
  ["testimonials", () => readList("testimonials", schema.testimonial)],
  ["banners", () => readList("banners", schema.banner)],
  ["questions", () => readList("faqs", schema.faq)],
  ["services", () => readFolder("services", schema.service)],
  ["brands", () => readFolder("brands", schema.brand)],
  ["inventions", () => readList("inventions", schema.invention)],
  ["marks", () => readList("marks", schema.mark)],
  ["claims", () => readList("claims", schema.claim)],
  ["interface texts", () => readList("interface-texts", schema.interfaceText)],
  ["downloads", () => readList("downloads", schema.download)],
  ["videos", () => readList("videos", schema.video)],
  ["articles", () => articleNames().map((name) => readMarkdown(`articles/${name}.zh.md`, schema.article))],
  ["the company", () => [readOne("site", schema.site)]],
])("the demonstration's %s are as long and as whole as the desk would take them", (_what, read) => {
  expect(read().length).toBeGreaterThan(0);
});
