/** The site's interface for programs as OpenAPI 3.1. A test compares the answers with it. */
import { CONTENT_KINDS, contentKind } from "#shared/content/index.ts";
import { DATA_VERSION } from "./answer.server.ts";
import { address, list, moment, object, text, whole } from "./json-schema.ts";
import { JSON_LISTS } from "./lists.server.ts";
import { PRODUCT_SHAPE } from "./product-record.server.ts";

const envelope = { version: { const: DATA_VERSION, description: "Version of the shape; fields may be added within it." }, language: text };

function pageOf(items: object) {
  return object({ ...envelope, page: whole, pages: whole, total: whole, items: list(items) }, { next: address });
}

/** The shapes of the answers, as JSON Schema. */
export const SCHEMAS = {
  Product: object({ ...envelope, ...PRODUCT_SHAPE.required }, PRODUCT_SHAPE.optional),
  ...(Object.fromEntries(JSON_LISTS.map(({ name, shape }) => [name, pageOf(shape)])) as Record<string, object>),
  Feed: object(
    {
      version: { const: "https://jsonfeed.org/version/1.1" },
      title: text,
      description: text,
      language: text,
      home_page_url: address,
      feed_url: address,
      items: list(
        object(
          { id: address, url: address, title: text, summary: text, date_modified: moment },
          {
            content_text: text,
            content_html: text,
            image: address,
            date_published: moment,
            authors: list(object({ name: text })),
            tags: list(text),
          },
        ),
      ),
    },
    {},
  ),
} as const;

const pageParameter = { name: "page", in: "query", schema: { type: "integer", minimum: 1, default: 1 } };
const slugParameter = { name: "slug", in: "path", required: true, schema: { type: "string", pattern: "^[a-z0-9_-]{1,80}$" } };

const NO_RECORD = { 404: { description: "There is no such record or page." } };

function get(summary: string, content: Record<string, object>, parameters: object[], more: Record<number, object> = {}) {
  return {
    get: {
      summary,
      parameters,
      responses: {
        200: { description: summary, content },
        304: { description: "Nothing has changed since the answer with this ETag, or since this moment (If-Modified-Since)." },
        ...more,
        429: { description: "Too many requests; Retry-After says when to come back." },
      },
    },
  };
}

function operation(summary: string, schema: string, parameters: object[]) {
  return get(summary, { "application/json": { schema: { $ref: `#/components/schemas/${schema}` } } }, parameters, NO_RECORD);
}

/** A list, and for products each record. */
function listOperations(path: string, schema: string, summary: string) {
  const one = operation("A product with every row of its specification", "Product", [slugParameter]);
  return { [path]: operation(summary, schema, [pageParameter]), ...(schema === "Products" && { "/products/{slug}.json": one }) };
}

/** A feed in both formats. */
function feedsOf(feed?: { path: string; summary: string }): object {
  if (!feed) return {};
  const { path, summary } = feed;
  return {
    [`${path}.json`]: get(summary, { "application/feed+json": { schema: { $ref: "#/components/schemas/Feed" } } }, []),
    [`${path}.xml`]: get(`${summary}, as Atom (RFC 4287)`, { "application/atom+xml": { schema: text } }, []),
  };
}

/**
 * The description of the site's data.
 * @param site its address without a slash at its end, its name, and the prefixes of its other languages
 */
export function openApi({ origin, name, prefixes }: { origin: string; name: string; prefixes: readonly string[] }): object {
  return {
    openapi: "3.1.0",
    info: { title: `${name}: products, news and downloads`, version: String(DATA_VERSION) },
    servers: ["", ...prefixes].map((prefix) => ({ url: origin + prefix })),
    paths: {
      ...Object.assign({}, ...JSON_LISTS.map(({ path, name: schema, summary }) => listOperations(path, schema, summary))),
      ...Object.assign({}, ...CONTENT_KINDS.map((kind) => feedsOf(contentKind(kind)?.programs?.feed))),
    },
    components: { schemas: SCHEMAS },
  };
}
