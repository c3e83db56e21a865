import { visibleIn } from "#app/data/content/translation-visibility.server.ts";
import type { Language } from "#shared/languages.ts";
import type { StandbyModel } from "#shared/specification/standby.ts";
import { places } from "./index/taxonomy.server.ts";
import { productEntries, type ProductEntry } from "./index/product-entries.server.ts";

/** Products that a calculator offers, at most: more are found with the finder, and each has a calculator on its page. */
const MAX_OFFERED = 60;

/** What the standby calculator takes of a product. */
interface BatteryProduct {
  slug: string;
  code: string;
  name: string;
  /** The condition of its stated standby, in words. */
  condition: string;
  model: StandbyModel;
}

function batteryProduct({ slug, code, name, rows, standby }: ProductEntry, language: Language): BatteryProduct[] {
  return standby ? [{ slug, code, name: name[language], condition: rows.standby?.condition?.[language] ?? "", model: standby }] : [];
}

/** The products of a series whose standby can be reckoned, in the editors' order. */
export async function standbyProducts(language: Language, seriesKey: string): Promise<BatteryProduct[]> {
  const [entries, { series }] = await Promise.all([visibleIn(productEntries, language), places()]);
  const offered: BatteryProduct[] = [];
  for (const entry of entries) {
    if (offered.length === MAX_OFFERED) break;
    if (entry.series !== null && series.get(entry.series)?.key === seriesKey) offered.push(...batteryProduct(entry, language));
  }
  return offered;
}
