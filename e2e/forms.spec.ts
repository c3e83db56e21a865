import { randomUUID } from "node:crypto";
import { expect, test, type Page } from "@playwright/test";
import { fillForm } from "./support/forms.ts";
import { open } from "./support/page.ts";
import { slowUnless } from "./support/slow.ts";
import { staffHeaders, storedRows } from "./support/staff.ts";

const FORMS = [
  { path: "/buy", collection: "leads", success: "提交成功，我们会尽快与您联系！", extra: { position: "车队经理", country: "BR" } },
  {
    path: "/en/buy",
    collection: "leads",
    success: "Submitted successfully, we will contact you as soon as possible!",
    extra: { position: "Fleet manager", country: "BR" },
  },
  { path: "/contact", collection: "messages", success: "消息发送成功！", extra: { subject: "合作" } },
  { path: "/en/contact", collection: "messages", success: "Message sent successfully!", extra: { subject: "Partnership" } },
  { path: "/join", collection: "messages", success: "消息发送成功！", extra: { subject: "加盟" } },
  { path: "/en/join", collection: "messages", success: "Message sent successfully!", extra: { subject: "Distribution" } },
] as const;
/** The places of those that `npm test` sends by script; it sends the others without. */
const BY_SCRIPT = new Set([0, 3, 4]);

async function fill(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const control = page.locator(`form [name="${name}"]`);
    if (name === "country") await control.selectOption(value);
    else await control.fill(value);
  }
  await page.getByRole("checkbox", { name: /^(I have read the privacy policy and agree|我已阅读隐私政策，同意)/ }).check();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "in the browser" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    for (const [index, { path, collection, success, extra }] of FORMS.entries()) {
      test(
        `${path} stores what a visitor sends, once`,
        slowUnless(BY_SCRIPT.has(index) === javaScriptEnabled),
        async ({ page, request }) => {
          const email = `${randomUUID()}@example.com`;
          await (javaScriptEnabled ? open(page, path) : page.goto(path));
          await fill(page, {
            name: "Ana Souza",
            email,
            company: "Frota Exemplo",
            phone: "+55 (11) 0000-0000",
            message: "200 trackers\nfor vans",
            ...extra,
          });
          await page.locator('form[method="post"] button[type="submit"]').click();
          await expect(page.getByRole("status").filter({ hasText: success })).toBeVisible();
          // Whoever has asked for a quote is one step further.
          if (path.endsWith("/buy")) await expect(page.locator("[aria-current=step]")).toContainText(/工程师联系|An engineer replies/);
          // Neither heading nor title asks for what has been given.
          const thanks = collection === "leads" ? /需求已收到|We have your request/ : /留言已收到|We have your message/;
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(thanks);
          await expect(page).toHaveTitle(thanks);
          const rows = await storedRows(request, collection, "email", email);
          expect(rows).toHaveLength(1);
          expect(rows[0]).toMatchObject({
            name: "Ana Souza",
            company: "Frota Exemplo",
            phone: "+55 (11) 0000-0000",
            message: "200 trackers\nfor vans",
            language: path.startsWith("/en") ? "en" : "zh",
            consent: true,
            status: "new",
            ...extra,
          });
          // It is said once, and what the visitor is told to name it by leads staff to it.
          const said = await page.getByRole("status").filter({ hasText: success }).innerText();
          expect(said.match(/提交成功|发送成功|successful/gi)).toHaveLength(1);
          const [reference = ""] = /[0-9A-F]{4}-[0-9A-F]{4}/.exec(said) ?? [];
          const answer = await request.get(`/api/desk-search?q=${reference}`, { headers: await staffHeaders(request) });
          const { hits } = (await answer.json()) as { hits: { href: string }[] };
          expect(hits.map(({ href }) => href)).toEqual([`/admin/collections/${collection}/${String(rows[0]?.["id"])}`]);
        },
      );
    }

    test("each fault is told beside its field, in the page's language, and what was typed stays", async ({ page }) => {
      for (const [path, words] of [
        ["/buy", { name: "请填写此项", email: "请输入有效的邮箱地址", phone: "请输入有效的电话号码", message: "请填写此项" }],
        [
          "/en/buy",
          {
            name: "Please fill in this field",
            email: "Please enter a valid e-mail address",
            phone: "Please enter a valid phone number",
            message: "Please fill in this field",
          },
        ],
      ] as const) {
        await (javaScriptEnabled ? open(page, path) : page.goto(path));
        await page.locator('[name="email"]').fill("ana@");
        await page.locator('[name="phone"]').fill("call me");
        await page.locator('[name="company"]').fill("Frota Exemplo");
        await page.locator('form[method="post"] button[type="submit"]').click();
        await expect(page.getByRole("alert")).toBeVisible();
        for (const [name, message] of Object.entries(words)) {
          const control = page.locator(`[name="${name}"]`);
          await expect(control).toHaveAttribute("aria-invalid", "true");
          const described = (await control.getAttribute("aria-describedby"))?.split(" ") ?? [];
          const texts = await Promise.all(described.map((id) => page.locator(`[id="${id}"]`).textContent()));
          expect(texts.join(" ")).toContain(message);
        }
        await expect(page.locator('[name="company"]')).toHaveValue("Frota Exemplo");
        await expect(page.locator('[name="email"]')).toHaveValue("ana@");
        await expect(page.locator('[name="company"]')).not.toHaveAttribute("aria-invalid", "true");
      }
    });
  });
}

test("a browser hands on an international address as it was typed", async ({ page, request }) => {
  const id = randomUUID();
  for (const [number, email] of [`info-${id}@münchen.de`, `张伟-${id}@例子.中国`].entries()) {
    await open(page, `/en/contact?n=${number}`);
    await fillForm(page);
    await page.locator('[name="email"]').fill(email);
    await page.locator('form[method="post"] button[type="submit"]').click();
    await expect(page.getByRole("status").filter({ hasText: /successfully/ })).toBeVisible();
    expect(await storedRows(request, "messages", "email", email)).toHaveLength(1);
  }
});
