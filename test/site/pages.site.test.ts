import { expect, it } from "vitest";
import { address, LANGUAGES, SITE_ROUTES } from "../../e2e/support/routes.ts";
import { ask, textOf, wordsIn } from "./ask.ts";

for (const language of LANGUAGES) {
  for (const route of SITE_ROUTES) {
    const path = address(route.path, language);

    it(`${path} is complete before any script runs`, async () => {
      const response = await ask(path);
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
      const html = await response.text();
      expect(html).toContain(`<html lang="${language === "zh" ? "zh-CN" : "en"}"`);
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
      expect(html.match(/<main[\s>]/g)).toHaveLength(1);
      expect(html).toMatch(/<title>[^<]{4,}<\/title>/);
      expect(html).toMatch(/<meta name="description" content="[^"]{10,}"/);
      const text = wordsIn(html);
      for (const words of route[language]) expect(text.toLowerCase()).toContain(words.toLowerCase());
      // i18next shows the key of a missing text.
      expect(text).not.toMatch(
        /(?<![\w.@/])(?:nav|footer|ui|errors|forms|home|products|product|solutions|news|downloads|videos|company|services|platform)\.[a-z][A-Za-z]+(?:\.[A-Za-z]+)*(?![\w/])/,
      );
    });
  }
}

it("the privacy policy leads to what is counted", async () => {
  expect(await textOf("/en/services/privacy")).toContain('href="/en/services/counts"');
});
