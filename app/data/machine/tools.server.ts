/** The site's tools for assistants (Model Context Protocol): read-only, with the functions of the pages. */
import { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import { HTML_LANG, LANGUAGES, localPath, type Language } from "#shared/languages.ts";
import { COVERAGE_KEYS, STATED_TEMPERATURE, standbyDays, TEMPERATURES } from "#shared/specification/standby.ts";
import { facets, unitOfParameter } from "#shared/vocabulary/facets.ts";
import { finderView, readCriteria, type WordSearch } from "#app/data/finder/finder-page.server.ts";
import { MAX_COMPARED } from "#app/lib/storage/compare-list.ts";
import { paths } from "#app/lib/paths.ts";
import { compare } from "../compare/compare.server.ts";
import { pageContext } from "../page.server.ts";
import { findProduct } from "../products.server.ts";
import { untypeset } from "../content/typeset.ts";
import { addresses } from "../addresses.ts";
import { DATA_VERSION } from "./answer.server.ts";
import { productRecord } from "./product-record.server.ts";

/** The search of the site, passed in because it stands above this folder. */
export interface Searches {
  /** Of products, by the words of a visitor. */
  products: WordSearch;
  /** Of the whole site: the best hits for a query, each with its path in that language. */
  site: (language: Language, query: string) => Promise<readonly { kind: string; title: string; path: string; excerpt: string }[]>;
}

const language = z.enum(LANGUAGES).default(LANGUAGES[0]).describe("Language of names and texts");
const slug = z
  .string()
  .regex(/^[a-z0-9][a-z0-9_-]{0,79}$/i)
  .transform((name) => name.toLowerCase())
  .describe("The product's name in addresses, such as v3");
/** Choices of the finder, as in its address. */
const choices = z
  .string()
  .max(100)
  .regex(/^[\w.+-]+(?:,[\w.+-]+)*$/)
  .optional();
const range = z
  .string()
  .regex(/^\d{0,6}-\d{0,6}$/)
  .optional();

/** @param origin the site's address, without a slash at its end */
export function assistantServer(origin: string, searches: Searches): McpServer {
  const server = new McpServer({ name: "waymark", version: String(DATA_VERSION) });
  const readOnly = { readOnlyHint: true, openWorldHint: false };
  const contextIn = (of: Language) => pageContext(new URL(origin + localPath("/", of)));

  server.registerTool(
    "find_products",
    {
      description:
        "Find products that meet requirements. Choices are codes joined by commas (any of them fits); different parameters must all fit. " +
        `${facets()
          .ranges.map((key) => `${key} (${unitOfParameter(key)})`)
          .join(", ")} are ranges such as 200- or -80; voltage (V), temperature (°C) and ip are what the product must bear.`,
      inputSchema: z.object({
        language,
        query: z.string().max(100).optional(),
        ...Object.fromEntries(facets().coded.map((facet) => [facet, choices])),
        ip: z
          .string()
          .regex(/^\d{2}$/)
          .optional(),
        ...Object.fromEntries(facets().ranges.map((key) => [key, range])),
        voltage: z.number().min(0).max(1000).optional(),
        temperature: z.number().min(-100).max(200).optional(),
        page: z.number().int().min(1).max(1000).default(1),
      }),
      annotations: readOnly,
    },
    async ({ language: of, query, ...criteria }) => {
      const url = new URL(origin + localPath(paths.products, of));
      for (const [name, value] of Object.entries({ ...criteria, q: query }))
        if (value !== undefined) url.searchParams.set(name, String(value));
      const finder = { path: paths.products, search: searches.products };
      const [page, reading] = await Promise.all([pageContext(url), readCriteria(url, finder)]);
      const view = await finderView(reading.scope, reading.criteria, finder, page, false);
      const addressOf = addresses(page);
      if (!view) return refusal("There is no such page of results.");
      return answer({
        total: view.total,
        page: view.page,
        pages: view.pages,
        products: view.items.map(({ slug: key, code, nameParts, figures }) => ({
          slug: key,
          code,
          name: nameParts.join(""),
          figures: figures.map(({ value }) => value),
          url: addressOf(paths.product(key)),
        })),
      });
    },
  );

  server.registerTool(
    "get_product",
    {
      description: "Everything that is published of a product: every row of its specification, purchase terms, downloads.",
      inputSchema: z.object({ language, slug }),
      annotations: readOnly,
    },
    async ({ language: of, slug: name }) => {
      const [page, product] = await Promise.all([contextIn(of), findProduct(of, name)]);
      if (!product) return unknownProduct(name);
      return answer(await productRecord(product, page));
    },
  );

  server.registerTool(
    "compare",
    {
      description: `Up to ${MAX_COMPARED} products side by side: every row that any of them states.`,
      inputSchema: z.object({ language, slugs: z.array(slug).min(2).max(MAX_COMPARED) }),
      annotations: readOnly,
    },
    async ({ language: of, slugs }) => {
      const { products, groups, unknown } = await compare(of, [...new Set(slugs)]);
      return answer({
        products: products.map(({ slug: key, code, name }) => ({ slug: key, code, name })),
        unknown,
        rows: groups.flatMap(({ name: group, rows }) =>
          rows.map(({ key, name, cells }) => ({
            group,
            key,
            name,
            values: cells.map((cell) => cell && { value: cell.value, condition: cell.condition }),
          })),
        ),
      });
    },
  );

  server.registerTool(
    "standby",
    {
      description:
        "How many days a battery-powered product lasts between charges or replacements under given conditions, by the site's own formula.",
      inputSchema: z.object({
        slug,
        interval: z.number().int().min(1).max(10_080).default(1440).describe("Minutes between positions"),
        temperature: z.number().min(TEMPERATURES.min).max(TEMPERATURES.max).default(STATED_TEMPERATURE).describe("Average, in °C"),
        coverage: z.enum(COVERAGE_KEYS as [string, ...string[]]).default("good"),
      }),
      annotations: readOnly,
    },
    async ({ slug: name, interval, temperature, coverage }) => {
      const product = await findProduct(LANGUAGES[0], name);
      if (!product) return unknownProduct(name);
      if (!product.standby)
        return refusal(
          `The standby of ${product.code} cannot be calculated: it has no battery of its own, or its currents are not stated.`,
        );
      const { min, max } = product.standby.temperature;
      if (temperature < min || temperature > max) return refusal(`${product.code} works from ${min} to ${max} °C.`);
      const { days, usable, total } = standbyDays(product.standby, {
        interval,
        temperature,
        coverage: coverage as (typeof COVERAGE_KEYS)[number],
      });
      return answer({
        product: product.code,
        days,
        usable_mAh: usable,
        per_day_mAh: total,
        conditions: { interval, temperature, coverage },
      });
    },
  );

  server.registerTool(
    "search",
    {
      description: "Search the whole site: products, solutions, articles, downloads, films, questions, pages.",
      inputSchema: z.object({ language, query: z.string().trim().min(1).max(100) }),
      annotations: readOnly,
    },
    async ({ language: of, query }) => {
      const results = await searches.site(of, query);
      return answer({
        results: results.map(({ kind, title, path, excerpt }) => ({ kind, title, excerpt, url: new URL(path, origin).href })),
      });
    },
  );

  server.registerTool(
    "datasheet_url",
    {
      description: "The address of a product's datasheet as PDF, made from what is published now.",
      inputSchema: z.object({ language, slug }),
      annotations: readOnly,
    },
    async ({ language: of, slug: name }) => {
      const [page, product] = await Promise.all([contextIn(of), findProduct(of, name)]);
      if (!product) return unknownProduct(name);
      return answer({ url: addresses(page)(paths.datasheet(name)), language: HTML_LANG[of] });
    },
  );

  return server;
}

function answer(data: object) {
  return { content: [{ type: "text" as const, text: untypeset(JSON.stringify(data)) }] };
}

function refusal(message: string) {
  return { content: [{ type: "text" as const, text: message }], isError: true };
}

function unknownProduct(name: string) {
  return refusal(`There is no product ${name}. find_products and search tell which there are.`);
}
