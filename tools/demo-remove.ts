/** `npm run demo:remove`: removes the demonstration content, but nothing that was changed and nothing that own content uses. */
import "#cms/lib/quick-imports.ts";
import { getCms } from "#cms/index.ts";
import { removeDemonstration } from "#cms/seed/remove.ts";

try {
  const { removed, kept } = await removeDemonstration(await getCms());
  for (const [collection, count] of Object.entries(removed)) {
    const left = kept[collection] ?? 0;
    console.log(`${collection}: ${count} removed${left > 0 ? `, ${left} kept (changed, or used by what is kept)` : ""}`);
  }
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
