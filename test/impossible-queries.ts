import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openServer, type TestServer } from "./server.ts";
import { signedIn } from "./staff.ts";

const many = (count: number, part: (index: number) => string) => Array.from({ length: count }, (_, index) => part(index)).join("&");
const nestedQuery = (levels: number) => `where${"[and][0]".repeat(levels)}[slug][equals]=a`;
const inJson = (levels: number) => `where=${'{"and":['.repeat(levels)}{"slug":{"equals":"a"}}${"]}".repeat(levels)}`;

/** What Payload or a database cannot do, in as many ways. */
const IMPOSSIBLE = [
  "products?where[name][near]=1,2",
  "products?where[nothing][equals]=1",
  "products?where[features][equals]=a",
  "products?where[body.root][like]=a",
  "products?sort=features",
  "articles?where[body.root.children][contains]=a",
  "faqs?where[id][all]=constructor",
  "faqs?where[slug][within]=x",
  "faqs?where[slug][intersects]=x",
  "faqs?where[slug][nothing]=1",
  "faqs?where[a b][equals]=1",
  "faqs?where=x",
  "faqs?where={}}",
  "faqs?where[and]=x",
  "faqs?where[slug]=x",
  "faqs?data={",
  "faqs?limit=1e99",
  "faqs?page=1e99",
  `faqs?${nestedQuery(6)}`,
  `faqs?${nestedQuery(20)}`,
  "faqs/count?where=x",
  "faqs/count?where[nothing][equals]=1",
  "faqs/versions?where[version.nothing][equals]=1",
  "faqs/versions/x",
  "faqs/%E4%B8",
  "globals/site/versions?where[version.x][equals]=1",
  "media/versions",
  "media/versions/1",
  "payload-locked-documents?where[document][equals]=1",
];
/** What one database can do, the other not. */
const ODD = [
  "products?where[solutions.products.solutions.products.code][equals]=A9",
  "products?where[series.products.series.products.series.code][like]=A9",
  "products?where[solutions][in]=a,b",
  "articles?where[body][contains]=a",
  "faqs?where[slug][equals][a]=1",
  "faqs?where[slug][equals]=%00",
  "faqs?where[createdAt][less_than]=yesterday",
  "faqs?where[id][equals]=abc",
  "faqs?where[__proto__][equals]=1",
  "faqs?where[slug][like]=%25%5f%5c",
  "faqs?sort[a]=b",
  "faqs?sort=slug;drop",
  "faqs?sort=__proto__",
  `faqs?sort=${"slug,".repeat(800)}`,
  "faqs?select=slug",
  `faqs?select${"[a]".repeat(10)}=true`,
  "faqs?populate[x]=1",
  "faqs?joins[a][limit]=1",
  "faqs?data=1.5",
  "faqs?locale[]=zh",
  "faqs?draft[a]=b",
  "faqs?limit[a]=1",
  "faqs?limit=-1",
  "faqs?page=0",
  "faqs?depth=1e9",
  `faqs?${many(300, (index) => `where[or][${index}][slug][equals]=a`)}`,
  `faqs?${many(500, (index) => `where[slug][in][${index}]=a`)}`,
  `faqs?${inJson(300)}`,
  "faqs/abc",
  "faqs/0",
  "faqs/1e999",
  "faqs/2147483648",
  "faqs/999999",
  "used-in/x/y",
  "outdated-texts/x/y",
  "export/x",
];
/** Text of an error in the server or its code. */
const FAULT = / at .+:\d+|select |Something went wrong/;

/** Asks what nobody can answer, as staff, whichever the database. `skipped`: where there is no such database. */
export function describeImpossibleQueries(database: string, databaseUrl: () => Promise<string | undefined>, skipped = false): void {
  describe.skipIf(skipped)(`a query that nobody can answer, on ${database},`, () => {
    let server: TestServer;
    let headers: Record<string, string>;
    beforeAll(async () => {
      const url = await databaseUrl();
      server = await openServer(url ? { databaseUrl: url } : {});
      headers = { authorization: `JWT ${(await signedIn(server, "viewer")).token}` };
      const question = { topic: "choosing", question: "?", answer: "!", _status: "published" } as const;
      for (const slug of ["a", "b"]) await server.cms.create({ collection: "faqs", data: { ...question, slug, order: 1 } });
      const { id } = await server.cms.create({ collection: "solutions", data: { slug: "s" } as never, draft: true });
      await server.cms.create({ collection: "products", data: { slug: "a9", code: "A9", solutions: [id] } as never, draft: true });
    });
    afterAll(() => server?.close());

    it.each(IMPOSSIBLE)("is refused: %s", async (query) => {
      const response = await fetch(`${server.url}/api/${query}`, { headers });
      expect(response.status).toBe(400);
      expect(await response.text()).not.toMatch(FAULT);
    });

    it.each(ODD)("is refused or finds nothing: %s", async (query) => {
      const response = await fetch(`${server.url}/api/${query}`, { headers });
      expect(response.status).toBeLessThan(500);
      expect(await response.text()).not.toMatch(FAULT);
    });
  });
}
