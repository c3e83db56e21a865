import { harnessOf, WIRED, type Wire } from "#demo/content/facts.ts";
import { SERIES_KEYS, SOLUTION_KEYS } from "#demo/content/keys.ts";
import { accessory, product, series, solution } from "#demo/content/schema.ts";
import { readFolder, readList } from "./content-files.ts";
import type { Records } from "./seed-records.ts";
import type { Uploads } from "./seed-uploads.ts";

/** A wire of the table that manuals and films take theirs from, as the desk stores it. */
function wireOf({ name, name_en, does, does_en, to, to_en }: Wire): object {
  return { name, name_en, signal: does, signal_en: does_en, target: to, target_en: to_en };
}

/** Series, accessories, solutions and products, with the links between them. */
export async function seedCatalogue(records: Records, uploads: Uploads): Promise<void> {
  const products = readFolder("products", product);
  await uploads.ahead(products.flatMap(({ pictures, in_use: inUse }) => (inUse ? [...pictures, inUse] : pictures)));
  for (const { picture, ...entry } of readList("series", series)) {
    await records.create("series", entry.key, entry, {
      order: SERIES_KEYS.indexOf(entry.key) + 1,
      picture: await uploads.picture(picture),
    });
  }
  for (const { picture, ...entry } of readList("accessories", accessory)) {
    await records.create("accessories", entry.slug, entry, { picture: await uploads.picture(picture) });
  }
  const solutions = readFolder("solutions", solution);
  for (const { products: _later, picture, ...entry } of solutions) {
    await records.create("solutions", entry.slug, entry, {
      order: SOLUTION_KEYS.indexOf(entry.slug) + 1,
      picture: uploads.idOf(picture),
    });
  }
  for (const { pictures, in_use: inUse, model, series: key, accessories, solutions: slugs, ...entry } of products) {
    const ids: number[] = [];
    for (const picture of pictures) ids.push(await uploads.picture(picture));
    const wires = WIRED.includes(entry.code) ? harnessOf(entry.code).wires.map(wireOf) : [];
    await records.create(
      "products",
      entry.code,
      { ...entry, wires },
      {
        pictures: ids,
        inUse: inUse ? await uploads.picture(inUse) : null,
        model: model ? await uploads.file(model) : null,
        series: records.id("series", key),
        accessories: records.ids("accessories", accessories),
        solutions: records.ids("solutions", slugs),
      },
    );
  }
  for (const { slug, products: codes } of solutions) await records.link("solutions", slug, { products: records.ids("products", codes) });
}
