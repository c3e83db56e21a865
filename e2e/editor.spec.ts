import { expect } from "@playwright/test";
import { press, publishing } from "./support/desk-form.ts";
import { makeStaff, openSignIn, signInAtDesk, test } from "./support/staff.ts";

test("an editor changes an English name in the admin: the English page shows it at the next request, the Chinese one does not change", async ({
  page,
  request,
  undo,
}) => {
  test.setTimeout(180_000);
  const { account, headers } = await makeStaff(request);
  const { docs } = (await (await request.get("/api/products?where[slug][equals]=c40&locale=en&depth=0", { headers })).json()) as {
    docs: { id: number; name: string }[];
  };
  const named = { name: docs[0]?.name, _status: "published" };
  undo(() => request.patch(`/api/products/${docs[0]?.id}?locale=en&overrideLock=true`, { headers, data: named }));
  const chinese = await (await request.get("/products/c40")).text();

  await openSignIn(page, request);
  await signInAtDesk(page, account);
  await page.goto(`/admin/collections/products/${docs[0]?.id}?locale=en`);
  const name = page.locator('[name="name"]');
  // The admin draws its form in the browser, which may take a while on its first visit.
  await expect(name).toHaveValue(/LTE Cat 1/, { timeout: 60_000 });
  await name.fill("Renamed module for engineers");
  await press(page, publishing(page));
  await expect(page.locator(".payload-toast-container")).toContainText(/./);

  await expect.poll(async () => (await request.get("/en/products/c40")).text()).toContain("Renamed module for engineers");
  const after = await (await request.get("/products/c40")).text();
  expect(after).not.toContain("Renamed module for engineers");
  expect(/<h1[\s\S]*?<\/h1>/.exec(after)?.[0]).toBe(/<h1[\s\S]*?<\/h1>/.exec(chinese)?.[0]);
});
