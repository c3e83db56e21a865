import type { Payload } from "payload";
import { isEmpty, seed } from "#cms/seed/index.ts";

/**
 * Puts the demonstration content into an empty database, in which there is what a seeding leaves that was cut off.
 * @throws Error when the database does not count as empty
 */
export async function seedAfterCutOff(cms: Payload): Promise<void> {
  if (!(await isEmpty(cms))) throw new Error("The database is not empty");
  await cms.kv.set("seeding", { since: new Date().toISOString() });
  await cms.create({
    collection: "faqs",
    data: { slug: "left-over", topic: "choosing", question: "?", answer: "!", order: 1, _status: "published" },
  });
  await seed(cms);
}
