import { expect, it, onTestFinished } from "vitest";
import { jsonOf, ask, site, staff, textOf } from "./ask.ts";
import { uploadPicture } from "../upload-picture.ts";

it("a solution with a picture of its own shows it on its card and its page, in both languages", async () => {
  const { docs } = (await jsonOf("/api/solutions?where[slug][equals]=logistics&depth=0", { headers: staff })) as {
    docs: { id: number; picture: number | null }[];
  };
  const [solution] = docs;
  const change = async (picture: number | null) => {
    const changed = await ask(`/api/solutions/${solution?.id}?locale=zh`, {
      method: "PATCH",
      headers: staff,
      json: { picture, _status: "published" },
    });
    expect(changed.status).toBe(200);
  };
  const { id, filename } = await uploadPicture(site.url, staff, "loading-bay.png");
  onTestFinished(() => change(solution?.picture ?? null));
  const name = filename.replace(/\.\w+$/, "");
  for (const path of ["/solutions", "/en/solutions", "/solutions/logistics", "/en/solutions/logistics"])
    expect(await textOf(path)).not.toContain(name);
  await change(id);
  for (const path of ["/solutions", "/en/solutions", "/solutions/logistics", "/en/solutions/logistics"])
    expect([path, (await textOf(path)).includes(name)]).toEqual([path, true]);
});
