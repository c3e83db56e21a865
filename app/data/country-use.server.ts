/** Whether products can be used in a country, in words: the verdict first, then bands, approvals, SIM and the transport of the battery. */
import type { Translate } from "#app/i18n/texts.ts";
import { countries } from "#app/lib/format/countries.ts";
import { paths } from "#app/lib/paths.ts";
import { listAddress } from "#app/lib/search-params.ts";
import { memoizeWeak } from "#shared/lib/memoize-weak.ts";
import { HTML_LANG, type Language } from "#shared/languages.ts";
import { countryUse, transportNumber, type CountryUse, type Standing } from "#shared/specification/country-use.ts";
import { codeNames, specificationText } from "#shared/specification/format.ts";
import { bestDevice, REGION_OF_COUNTRY, REGIONS, TECHNOLOGY_NAMES } from "#shared/specification/use.ts";
import { APPROVALS } from "#shared/vocabulary/spec-codes.ts";
import { specName } from "#shared/vocabulary/spec-rows.ts";
import { nameIn } from "#shared/vocabulary/name-in.ts";
import type { ProductEntry } from "./index/product-entries.server.ts";
import type { PageContext } from "./page.server.ts";
import type { WholeProduct } from "./products.server.ts";
import { listRecords, type Listed } from "./records.server.ts";

type Mark = Listed<"marks">;
/** Certificates by the slugs of their products, and by the codes that they certify. */
type Certificates = ReadonlyMap<string, ReadonlyMap<string, Mark>>;

/** A certification mark certifies the code with its letters: `un38-3` is `un383`. */
const codeByLetters = new Map(Object.keys(APPROVALS).map((code) => [lettersOf(code), code]));

function lettersOf(key: string): string {
  return key.replaceAll("-", "");
}

const certificatesOf = memoizeWeak((marks: readonly Mark[]): Certificates => {
  const bySlug = new Map<string, Map<string, Mark>>();
  for (const mark of marks) {
    const code = mark.kind === "certification" && codeByLetters.get(lettersOf(mark.slug));
    if (!code) continue;
    for (const { slug } of mark.products) bySlug.set(slug, (bySlug.get(slug) ?? new Map<string, Mark>()).set(code, mark));
  }
  return bySlug;
});

/** How any product stands in a country, by its approvals and the certificates on record. */
export async function usesIn(country: string, language: Language): Promise<(entry: ProductEntry) => CountryUse> {
  const certificates = certificatesOf(await listRecords("marks", language));
  return (entry) => useOf(entry, country, certificates);
}

function useOf({ slug, devices, rows, pendingApprovals }: ProductEntry, country: string, certificates: Certificates): CountryUse {
  return countryUse(country, {
    devices,
    needsNetwork: devices.length > 0 || rows.network !== undefined,
    approvals: new Set([...(rows.certification?.codes ?? []), ...(certificates.get(slug)?.keys() ?? [])]),
    pendingApprovals,
  });
}

/** The verdict in a line: “Works on 4 of 7 bands; not approved yet”. */
function verdictText({ network, shared, run, approval }: CountryUse, t: Translate): string {
  return t(`use.${network}`, { shared, run }) + t("use.join") + t(`use.approval.${approval}`);
}

/** The verdict for a list of products. */
export interface Verdict {
  standing: Standing;
  text: string;
}

export function verdict(use: CountryUse, t: Translate): Verdict {
  return { standing: use.standing, text: verdictText(use, t) };
}

export interface CountryUseView extends Verdict {
  country: string;
  /** The bands of each technology there. */
  networks: { name: string; bands: { name: string; isShared: boolean }[] }[];
  /** The approvals that the country requires; `file` is the certificate, `to` the site path that asks for it or shows it. */
  approvals: { name: string; state: "held" | "pending" | "missing"; file?: string; to?: string }[];
  /** The order code of the variant that suits it best, SIM, transport. */
  rows: { label: string; value: string }[];
  /** Site path of the list for the country; null where its networks are not listed. */
  list: string | null;
}

export function nameOfCountry(country: string, language: Language): string {
  return countries(HTML_LANG[language]).find(({ code }) => code === country)?.name ?? country;
}

/** The use of a product in a country, as its page shows it. */
export async function countryUseView(
  entry: ProductEntry,
  { specs, variants }: Pick<WholeProduct, "specs" | "variants">,
  country: string,
  { language, t }: PageContext,
): Promise<CountryUseView> {
  const certificates = certificatesOf(await listRecords("marks", language));
  const use = useOf(entry, country, certificates);
  const { networks, approvals } = use;
  const productMarks = certificates.get(entry.slug);
  const sim = specs.flatMap(({ rows }) => rows).find(({ key }) => key === "sim");
  const transport = transportNumber(new Map(Object.entries(entry.rows).map(([key, row]) => [key, row?.codes ?? []])));
  const order = orderCode(entry, variants, country);
  return {
    ...verdict(use, t),
    country: nameOfCountry(country, language),
    networks: networks.map(({ technology, bands }) => ({
      name: TECHNOLOGY_NAMES[technology] ?? "",
      bands: bands.map(({ band, isShared }) => ({ name: codeNames("bands", [band], language).join(""), isShared })),
    })),
    approvals: approvals.map(({ code, state }) => {
      const mark = productMarks?.get(code);
      const name = codeNames("certification", [code], language).join("");
      if (mark?.file) return { name, state, file: mark.file.url };
      return state === "held" && mark ? { name, state, to: paths.marks } : { name, state };
    }),
    rows: [
      ...(order === null ? [] : [{ label: t("use.order"), value: order }]),
      ...(sim
        ? [
            {
              label: nameIn(specName("sim"), language),
              value: specificationText({ key: "sim", text: sim.value, condition: sim.condition }, language),
            },
          ]
        : []),
      ...(transport === null ? [] : [{ label: t("use.transport"), value: t("use.transportText", { number: transport }) }]),
    ],
    list: listFor(country),
  };
}

/** Site path of the list of products for a country. */
export function listFor(country: string): string | null {
  return REGION_OF_COUNTRY.has(country) ? listAddress(paths.products, { country }) : null;
}

/** The order code of the variant whose bands suit a country best; null where there is one device alone. */
function orderCode({ devices }: ProductEntry, variants: WholeProduct["variants"], country: string): string | null {
  const region = REGIONS[REGION_OF_COUNTRY.get(country) ?? ""];
  const best = region && devices.length > 1 ? bestDevice(region, devices) : undefined;
  // The devices are the variants in their order, where each states its bands or the product does.
  return (best && devices.length === variants.length && variants[devices.indexOf(best)]?.code) || null;
}
