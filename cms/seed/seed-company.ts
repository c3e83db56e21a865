import type { Payload } from "payload";
import type { z } from "zod";
import { banner, brand, claim, faq, interfaceText, invention, mark, need, service, site, testimonial } from "#demo/content/schema.ts";
import type { Data } from "./bilingual-data.ts";
import { readFolder, readList, readOne } from "./content-files.ts";
import { markdownReader } from "../schema/markdown-reader.ts";
import type { Records } from "./seed-records.ts";
import { TRADE_NEEDS } from "./trade-needs.ts";
import type { Uploads } from "./seed-uploads.ts";

/** Everything about the company: testimonials, questions, service pages, brand, inventions, marks, claims, contacts. */
export async function seedCompany(payload: Payload, records: Records, uploads: Uploads): Promise<void> {
  for (const [index, { solution, portrait, ...entry }] of readList("testimonials", testimonial).entries()) {
    const shown = portrait ? await uploads.picture(portrait) : null;
    await records.create("testimonials", entry.slug, entry, {
      order: index + 1,
      portrait: shown,
      solution: records.id("solutions", solution),
    });
  }
  for (const [index, entry] of readList("banners", banner).entries())
    await records.create("banners", entry.slug, entry, { order: index + 1 });
  for (const [index, entry] of readList("faqs", faq).entries()) await records.create("faqs", entry.slug, entry, { order: index + 1 });

  const brands = readFolder("brands", brand);
  const { hero_picture: hero, products_picture: productsPicture, brand_picture: brandPicture, ...company } = readOne("site", site);
  // Texts show them, too.
  await uploads.ahead([...brands.flatMap(({ picture }) => (typeof picture === "object" ? picture : [])), productsPicture, brandPicture]);
  const read = markdownReader(payload, (file) => uploads.idOf(file));
  const body = (markdown: string) => read(markdown) as unknown as Data;
  for (const { body: zh, body_en: en, picture, ...entry } of readFolder("services", service)) {
    const shown = picture ? uploads.idOf(picture) : null;
    await records.create("services", entry.slug, entry, { picture: shown, body: body(zh) }, { body: body(en) });
  }
  for (const [index, { body: zh, body_en: en, picture, ...entry }] of brands.entries()) {
    const shown = picture ? uploads.idOf(typeof picture === "object" ? picture.file : picture) : null;
    await records.create("brands", entry.slug, entry, { order: index + 1, picture: shown, body: body(zh) }, { body: body(en) });
  }
  for (const { products, ...entry } of readList("inventions", invention)) {
    await records.create("inventions", entry.slug, entry, { products: records.ids("products", products) });
  }
  for (const { products, file, ...entry } of readList("marks", mark)) {
    await records.create("marks", entry.slug, entry, {
      products: records.ids("products", products),
      file: file ? await uploads.file(file) : null,
    });
  }
  await seedNeeds(records);
  const claims = readList("claims", claim).map((entry) => Object.assign(entry, { readings: entry.readings.map(withCheckboxes) }));
  await records.fill("claims", { claims });
  await records.fill("site", {
    ...company,
    heroPicture: uploads.idOf(hero),
    productsPicture: uploads.idOf(productsPicture.file),
    brandPicture: uploads.idOf(brandPicture.file),
  });
  await records.fill("interface-texts", { entries: readList("interface-texts", interfaceText) });
}

/** The needs of the trade, with answers from the demonstration. */
async function seedNeeds(records: Records): Promise<void> {
  const demonstrated = new Map(readList("needs", need).map((entry) => [entry.slug, entry]));
  for (const [index, { slug, name, words, answers = [] }] of TRADE_NEEDS.entries()) {
    const { answers: own = answers, ...notes } = demonstrated.get(slug) ?? {};
    const texts = { name: name.zh, name_en: name.en, words: words.zh, words_en: words.en };
    await records.create("needs", slug, { slug, ...texts, ...notes }, { order: index + 1, answers: own.map((link) => ({ link })) });
  }
}

type Reading = z.infer<typeof claim>["readings"][number];

/** A reading with a checkbox per place instead of the list of places. */
function withCheckboxes({ used_at: places, ...reading }: Reading) {
  return { ...reading, used_at: Object.fromEntries(places.map((place) => [place, true])) };
}
