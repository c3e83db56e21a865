import { randomUUID } from "node:crypto";
import { expect, test, type Page } from "@playwright/test";
import { fillForm } from "./support/forms.ts";
import { open } from "./support/page.ts";
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

async function fill(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const control = page.locator(`form [name="${name}"]`);
    if (name === "country") await control.selectOption(value);
    else await control.fill(value);
  }
  await page.getByRole("checkbox", { name: /^(I have read the privacy policy and agree|我已阅读并同意隐私政策，同意)/ }).check();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "in the browser" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    for (const { path, collection, success, extra } of FORMS) {
      test(`${path} stores what a visitor sends, once`, async ({ page, request }) => {
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
      });
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

const good = () => ({
  name: "Li Na",
  email: "li@example.com",
  company: "",
  position: "",
  country: "",
  phone: "",
  subject: "",
  message: "Hello",
  consent: "on",
  submissionId: randomUUID(),
});

for (const [field, value] of [
  ["name", ""],
  ["name", "x".repeat(101)],
  ["email", "x".repeat(250) + "@example.com"],
  ["email", "nobody"],
  ["message", "x".repeat(5001)],
  ["company", "x".repeat(201)],
  ["phone", "12"],
  ["phone", "1".repeat(61)],
  ["email", "li na@example.com"],
  ["name", "\u200B\u3164"],
  ["message", "\u2800"],
  ["consent", ""],
  ["submissionId", "not-a-uuid"],
] as const) {
  for (const path of ["/buy", "/en/contact"]) {
    test(`${path} answers ${field} of ${value.length} characters with 422`, async ({ request }) => {
      const response = await request.post(path, { form: { ...good(), [field]: value } });
      expect(response.status()).toBe(422);
      expect(await response.text()).toContain(field === "submissionId" ? 'role="alert"' : 'aria-invalid="true"');
    });
  }
}

test("what can be delivered and dialled is taken, without what pasting brought along", async ({ request }) => {
  const id = randomUUID();
  for (const [typed, stored = typed] of [
    [`info-${id}@münchen.de`],
    [`张伟-${id}@例子.中国`],
    [`a&b=c/${id}@xn--fsqu00a.xn--fiqs8s`],
    [`ana..${id}.@docomo.ne.jp`],
    [`Li Na <li-${id}@example.com>,`, `li-${id}@example.com`],
    [`mailto:na\u200B-${id}＠exam\u00ADple．com。`, `na-${id}@example.com`],
  ] as [string, string?][]) {
    const phone = "0755-0000000 转 801 / 138 0000 0000";
    const form = { ...good(), email: typed, phone, submissionId: randomUUID() };
    expect([typed, (await request.post("/en/contact", { form })).status()]).toEqual([typed, 200]);
    expect(await storedRows(request, "messages", "email", stored)).toMatchObject([{ email: stored, phone }]);
  }
});

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

for (const [field, value] of [
  ["position", "x".repeat(101)],
  ["country", "XX"],
] as const) {
  test(`/buy answers a wrong ${field} with 422`, async ({ request }) => {
    expect((await request.post("/buy", { form: { ...good(), [field]: value } })).status()).toBe(422);
  });
}

for (const [path, field, told] of [
  ["/buy", "message", "内容过长，最多 5,000 个字符。"],
  ["/en/contact", "subject", "This is too long. Please shorten it to 200 characters at most."],
] as const) {
  test(`${path} says how long ${field} may be`, async ({ request }) => {
    const response = await request.post(path, { form: { ...good(), [field]: "x".repeat(5001) } });
    expect(await response.text()).toContain(told);
  });
}

test("a subject of more than 200 characters is answered with 422", async ({ request }) => {
  expect((await request.post("/contact", { form: { ...good(), subject: "x".repeat(201) } })).status()).toBe(422);
});

test("a form without its optional fields is taken", async ({ request }) => {
  for (const [path, collection] of [
    ["/buy", "leads"],
    ["/contact", "messages"],
  ] as const) {
    const { name, message, consent, submissionId } = good();
    const form = { name, message, consent, submissionId, email: `${submissionId}@example.com` };
    expect((await request.post(path, { form })).status()).toBe(200);
    expect(await storedRows(request, collection, "email", form.email)).toHaveLength(1);
  }
});

test("the same form sent twice at once is one lead", async ({ request }) => {
  const form = { ...good(), email: `${randomUUID()}@example.com` };
  const answers = await Promise.all([1, 2, 3].map(() => request.post("/buy", { form })));
  expect(answers.map((answer) => answer.status())).toEqual([200, 200, 200]);
  expect(await storedRows(request, "leads", "email", form.email)).toHaveLength(1);
});

test("a used id with other words is a new lead, and words without an id are one within ten minutes", async ({ request }) => {
  const form = { ...good(), email: `${randomUUID()}@example.com` };
  expect((await request.post("/buy", { form })).status()).toBe(200);
  expect((await request.post("/buy", { form: { ...form, message: "And 50 more" } })).status()).toBe(200);
  const { submissionId: _left, ...withoutId } = { ...form, message: "Once more" };
  for (let time = 0; time < 2; time += 1) expect((await request.post("/buy", { form: withoutId })).status()).toBe(200);
  const messages = (await storedRows(request, "leads", "email", form.email)).map(({ message }) => message);
  expect(messages.toSorted()).toEqual(["And 50 more", "Hello", "Once more"]);
});

test("5,000 emoji are stored whole, and one more is answered with 422", async ({ request }) => {
  const form = { ...good(), email: `${randomUUID()}@example.com`, message: "😀".repeat(5000) };
  expect((await request.post("/contact", { form })).status()).toBe(200);
  expect((await storedRows(request, "messages", "email", form.email))[0]?.["message"]).toBe(form.message);
  expect((await request.post("/contact", { form: { ...form, message: `${form.message}😀` } })).status()).toBe(422);
});

test("a lead holds the quote list and where the visitor came from", async ({ request }) => {
  const form = { ...good(), email: `${randomUUID()}@example.com`, source: "/products/a9", referrer: "https://search.example/" };
  const address = "/en/buy?items=a9:20,nothing:5,v3:0,v9:1000000&utm_source=fair&utm_campaign=spring";
  expect((await request.post(address, { form })).status()).toBe(200);
  const [lead] = await storedRows(request, "leads", "email", form.email);
  expect(lead).toMatchObject({
    items: [
      { name: expect.stringContaining("A9"), quantity: 20, product: expect.any(Number) },
      { name: expect.stringContaining("V9"), quantity: 1_000_000, product: expect.any(Number) },
    ],
    origin: { source: "/products/a9", referrer: "https://search.example/", utmSource: "fair", utmCampaign: "spring" },
    page: "/buy",
  });
});

test("pages with a form are the same for everybody", async ({ request }) => {
  for (const path of ["/buy", "/en/contact", "/join"]) {
    const [first, second] = await Promise.all([request.get(path), request.get(path)]);
    expect(await first.text()).toBe(await second.text());
  }
});

test("what visitors send is never shown as markup", async ({ request }) => {
  const html = await (await request.post("/buy", { form: { ...good(), name: "<script>alert(1)</script>", email: "" } })).text();
  expect(html).not.toContain("<script>alert(1)");
});

test("a form of another site is refused", async ({ request }) => {
  for (const path of ["/buy", "/buy.data"]) {
    for (const origin of ["https://elsewhere.example", "null"]) {
      const form = { ...good(), email: `${randomUUID()}@example.com` };
      expect((await request.post(path, { form, headers: { origin } })).status()).toBe(403);
      expect(await storedRows(request, "leads", "email", form.email)).toHaveLength(0);
    }
  }
});

test("a form of another site is refused in the form and the language that is asked for", async ({ request }) => {
  const origin = "https://elsewhere.example";
  const words = { zh: "这里不接受由其他网站提交的内容。", en: "What other sites send is not accepted here." };
  for (const [path, statusMessage] of [
    ["/contact", words.zh],
    ["/en/contact", words.en],
  ] as const) {
    const answer = await request.post(path, { form: good(), headers: { origin, accept: "application/json" } });
    expect([answer.status(), await answer.json()]).toEqual([403, { statusCode: 403, statusMessage, data: null, fatal: true }]);
    const plain = await request.post(path, { form: good(), headers: { origin } });
    expect([plain.status(), await plain.text()]).toEqual([403, statusMessage]);
  }
  for (const [asked, message] of [
    ["zh-CN,zh;q=0.9", words.zh],
    ["en-GB,en;q=0.9", words.en],
  ] as const) {
    const answer = await request.post("/api/leads", { data: {}, headers: { origin, "accept-language": asked } });
    expect([answer.status(), await answer.json()]).toEqual([403, { errors: [{ message }] }]);
  }
});

// Behind such a proxy the process is on http, and may be asked for under a name of its own.
test("a form is taken from behind a proxy that ends TLS", async ({ request, baseURL }) => {
  const { host, port, origin } = new URL(baseURL ?? "");
  for (const address of [origin, `http://127.0.0.1:${port}`]) {
    for (const path of ["/en/buy", "/en/buy.data"]) {
      const form = { ...good(), email: `${randomUUID()}@example.com` };
      expect((await request.post(new URL(path, address).href, { form, headers: { origin: `https://${host}` } })).status()).toBe(200);
      expect(await storedRows(request, "leads", "email", form.email)).toHaveLength(1);
    }
  }
});
