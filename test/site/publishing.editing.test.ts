import { expect, it } from "vitest";
import { ask, staff, textOf } from "./ask.ts";

/** As many as fit a test among others; `test/server/publishing.slow.test.ts` has 100 readers. */
const READERS = 8;
const EDITIONS = 8;

const LANGUAGES = {
  zh: { prefix: "", html: "zh-CN", title: (edition: number) => `第 ${edition} 版` },
  en: { prefix: "/en", html: "en", title: (edition: number) => `Edition ${edition}` },
};
type Language = keyof typeof LANGUAGES;

it("who reads while an editor publishes gets whole pages in his language, none older than what was published before", async () => {
  const id = await create();
  const published: Record<Language, number> = { zh: 0, en: 0 };
  const editing = { done: false };
  const faults: string[] = [];

  async function read(language: Language): Promise<void> {
    const { prefix, html } = LANGUAGES[language];
    const atLeast = published[language];
    const text = await textOf(`${prefix}/article/${id}`);
    const [, edition = "none"] = /<h1[^>]*>(?:<[^>]*>)*\D*(\d+)/.exec(text) ?? [];
    const whole = text.startsWith("<!DOCTYPE html>") && text.endsWith("</html>") && text.includes(`<html lang="${html}"`);
    if (!whole || !(Number(edition) >= atLeast))
      faults.push(`${language}: ${edition} after ${atLeast}, ${whole ? "whole" : text.slice(0, 200)}`);
  }
  async function reader(number: number): Promise<void> {
    for (let turn = number; !editing.done; turn += 1) await read(turn % 2 === 0 ? "zh" : "en");
  }
  async function editor(): Promise<void> {
    for (let edition = 1; edition <= EDITIONS; edition += 1) {
      for (const language of ["zh", "en"] as const) {
        await publish(id, language, edition);
        published[language] = edition;
      }
    }
    editing.done = true;
  }
  await Promise.all([editor(), ...Array.from({ length: READERS }, (_, number) => reader(number))]);
  expect(faults).toEqual([]);
  await read("zh");
  await read("en");
  expect(faults).toEqual([]);
  await remove(id);
  expect((await ask(`/article/${id}`)).status).toBe(404);
});

const save = (id: number, language: string, json: object) =>
  ask(`/api/articles/${id}?locale=${language}`, { method: "PATCH", headers: staff, json });

async function publish(id: number, language: Language, edition: number): Promise<void> {
  const saved = await save(id, language, { title: LANGUAGES[language].title(edition), summary: String(edition), _status: "published" });
  expect(saved.status).toBe(200);
}

async function create(): Promise<number> {
  const json = {
    category: "industry",
    author: "Waymark",
    publishedAt: "2001-01-01T00:00:00.000Z",
    updatedOn: "2001-01-01T00:00:00.000Z",
    title: LANGUAGES.zh.title(0),
    summary: "0",
    _status: "published",
  };
  const created = await ask("/api/articles", { headers: staff, json });
  expect(created.status).toBe(201);
  const { doc } = (await created.json()) as { doc: { id: number } };
  await publish(doc.id, "en", 0);
  return doc.id;
}

async function remove(id: number): Promise<void> {
  await save(id, "zh", { deletedAt: new Date().toISOString() });
}
