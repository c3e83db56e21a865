import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { ask, jsonOf, site, staff, storedRows, textOf, wordsIn } from "./ask.ts";

/** A valid form. */
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
    it(`${path} answers ${field} of ${value.length} characters with 422`, async () => {
      const response = await ask(path, { form: { ...good(), [field]: value } });
      expect(response.status).toBe(422);
      expect(await response.text()).toContain(field === "submissionId" ? 'role="alert"' : 'aria-invalid="true"');
    });
  }
}

it("what can be delivered and dialled is taken, without what pasting brought along", async () => {
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
    expect([typed, (await ask("/en/contact", { form })).status]).toEqual([typed, 200]);
    expect(await storedRows("messages", "email", stored)).toMatchObject([{ email: stored, phone }]);
  }
});

for (const [field, value] of [
  ["position", "x".repeat(101)],
  ["country", "XX"],
] as const) {
  it(`/buy answers a wrong ${field} with 422`, async () => {
    expect((await ask("/buy", { form: { ...good(), [field]: value } })).status).toBe(422);
  });
}

const SENT = {
  lead: [
    "提交成功，我们会尽快与您联系！",
    "Submitted successfully, we will contact you as soon as possible!",
    "需求已收到",
    "We have your request",
  ],
  message: ["消息发送成功！", "Message sent successfully!", "留言已收到", "We have your message"],
  partner: ["合作意向提交成功！", "Partner request sent successfully!", "合作意向已收到", "We have your partner request"],
  fault: ["报修提交成功！", "Fault report sent successfully!", "报修已收到", "We have your fault report"],
};
it.each([
  ["/buy", "leads", SENT.lead, { position: "车队经理", country: "BR" }],
  ["/contact", "messages", SENT.message, { subject: "合作" }],
  ["/join", "messages", SENT.partner, { territory: "Paraná", business: "integrator", volumes: "2000", brands: "Frota" }],
  [
    "/services/fault",
    "messages",
    SENT.fault,
    { model: "V3", serial: "860000000000000", since: "Monday", light: "red", tried: "another SIM" },
  ],
] as const)(
  "%s says once that it has arrived, stores it once, and gives a reference that leads staff to it",
  async (path, collection, phrases, extra) => {
    for (const [at, language] of ["zh", "en"].entries()) {
      const form = {
        ...good(),
        email: `${randomUUID()}@example.com`,
        company: "Frota",
        phone: "+55 (11) 0000-0000",
        message: "a\nb",
        ...extra,
      };
      const answer = await ask(at ? `/en${path}` : path, { form });
      expect(answer.status).toBe(200);
      const html = await answer.text();
      const confirmation = wordsIn(/<div class="done" role="status".*?<\/main>/s.exec(html)?.[0] ?? "");
      expect(confirmation).toContain(phrases[at]);
      expect(confirmation.match(/提交成功|发送成功|successful/gi)).toHaveLength(1);
      // The sender sees it again, with the time of an answer and help until then.
      for (const value of ["Li Na", form.email, ...Object.values(extra).filter((word) => !["BR", "integrator"].includes(word))])
        expect(confirmation).toContain(value);
      expect(confirmation).toMatch(at ? /You hear from us by \w+/ : /我们会在 .+ 之前答复您/);
      expect(confirmation).toContain(at ? "Until then" : "等待答复时");
      // Neither heading nor title asks for the sent data; after a request for a quote the steps show the next one.
      expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]).toContain(phrases[at + 2]);
      expect(/<title>(.*?)<\/title>/.exec(html)?.[1]).toContain(phrases[at + 2]);
      expect(/aria-current="step"[^>]*>.*?(?:工程师联系|An engineer replies)/s.test(html)).toBe(path === "/buy");
      const rows = await storedRows(collection, "email", form.email);
      const { submissionId: _id, consent: _consent, ...stored } = form;
      expect(rows).toMatchObject([
        { name: stored.name, message: stored.message, company: "Frota", language, consent: true, status: "new", ...extra },
      ]);
      const [reference = ""] = /[0-9A-F]{4}-[0-9A-F]{4}/.exec(confirmation) ?? [];
      const { hits } = await jsonOf<{ hits: { href: string }[] }>(`/api/desk-search?q=${reference}`, { headers: staff });
      expect(hits.map(({ href }) => href)).toEqual([`/admin/collections/leads/${String(rows[0]?.["id"])}`]);
    }
  },
);

it("each fault is told beside its field, in the page's language, and what was typed stays", async () => {
  for (const [path, empty, email, phone] of [
    ["/buy", "请填写此项", "请输入有效的邮箱地址", "请输入有效的电话号码"],
    ["/en/buy", "Please fill in this field", "Please enter a valid e-\u2060mail address", "Please enter a valid phone number"],
  ] as const) {
    const form = { ...good(), name: "", message: "", email: "ana@", phone: "call me", company: "Frota Exemplo" };
    const html = await (await ask(path, { form })).text();
    expect(html).toMatch(/role="alert"/);
    for (const [name, fault] of Object.entries({ name: empty, email, phone, message: empty })) {
      const control = new RegExp(`<(?:input|textarea)[^>]* name="${name}"[^>]*>`).exec(html)?.[0];
      expect(control).toContain(`aria-invalid="true" aria-describedby="${name}-error"`);
      expect(html).toMatch(new RegExp(`id="${name}-error"[^>]*>[^<]*${fault}`));
    }
    const company = /<input[^>]* name="company"[^>]*>/.exec(html)?.[0];
    expect(company).toContain('value="Frota Exemplo"');
    expect(company).not.toContain("aria-invalid");
    expect(html).toMatch(/<input[^>]* name="email"[^>]* value="ana@"/);
  }
});

for (const [path, field, confirmation] of [
  ["/buy", "message", "内容过长，最多 5,000 个字符。"],
  ["/en/contact", "subject", "This is too long. Please shorten it to 200 characters at most."],
] as const) {
  it(`${path} says how long ${field} may be`, async () => {
    const response = await ask(path, { form: { ...good(), [field]: "x".repeat(5001) } });
    expect(await response.text()).toContain(confirmation);
  });
}

it("a subject of more than 200 characters is answered with 422", async () => {
  expect((await ask("/contact", { form: { ...good(), subject: "x".repeat(201) } })).status).toBe(422);
});

it("a form without its optional fields is taken", async () => {
  for (const [path, collection] of [
    ["/buy", "leads"],
    ["/contact", "messages"],
  ] as const) {
    const { name, message, consent, submissionId } = good();
    const form = { name, message, consent, submissionId, email: `${submissionId}@example.com` };
    expect((await ask(path, { form })).status).toBe(200);
    expect(await storedRows(collection, "email", form.email)).toHaveLength(1);
  }
});

it("the same form sent twice at once is one lead", async () => {
  const form = { ...good(), email: `${randomUUID()}@example.com` };
  const answers = await Promise.all([1, 2, 3].map(() => ask("/buy", { form })));
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
  expect(await storedRows("leads", "email", form.email)).toHaveLength(1);
});

it("a used id with other words is a new lead, and words without an id are one within ten minutes", async () => {
  const form = { ...good(), email: `${randomUUID()}@example.com` };
  expect((await ask("/buy", { form })).status).toBe(200);
  expect((await ask("/buy", { form: { ...form, message: "And 50 more" } })).status).toBe(200);
  const { submissionId: _left, ...withoutId } = { ...form, message: "Once more" };
  for (let time = 0; time < 2; time += 1) expect((await ask("/buy", { form: withoutId })).status).toBe(200);
  const messages = (await storedRows("leads", "email", form.email)).map(({ message }) => message);
  expect(messages.toSorted()).toEqual(["And 50 more", "Hello", "Once more"]);
});

it("5,000 emoji are stored whole, and one more is answered with 422", async () => {
  const form = { ...good(), email: `${randomUUID()}@example.com`, message: "😀".repeat(5000) };
  expect((await ask("/contact", { form })).status).toBe(200);
  expect((await storedRows("messages", "email", form.email))[0]?.["message"]).toBe(form.message);
  expect((await ask("/contact", { form: { ...form, message: `${form.message}😀` } })).status).toBe(422);
});

it("a lead holds the quote list and, if the visitor allows it, where they came from", async () => {
  const form = {
    ...good(),
    email: `${randomUUID()}@example.com`,
    originConsent: "on",
    source: "/products/a9",
    referrer: "https://search.example/",
  };
  const address = "/en/buy?items=a9:20,nothing:5,v3:0,v9:1000000&utm_source=fair&utm_campaign=spring";
  expect((await ask(address, { form })).status).toBe(200);
  const [lead] = await storedRows("leads", "email", form.email);
  expect(lead).toMatchObject({
    items: [
      { name: expect.stringContaining("A9"), quantity: 20, product: expect.any(Number) },
      { name: expect.stringContaining("V9"), quantity: 1_000_000, product: expect.any(Number) },
    ],
    origin: { source: "/products/a9", referrer: "https://search.example/", utmSource: "fair", utmCampaign: "spring" },
    page: "/buy",
  });
});

it("where the visitor came from is allowed by a box of its own, which is not ticked before and stays ticked when a form comes back", async () => {
  const box = async (form?: Record<string, string>) =>
    /<input[^>]*name="originConsent"[^>]*>/.exec(await (await ask("/en/contact", form && { form })).text())?.[0];
  expect(await box()).not.toMatch(/checked|required/);
  expect(await box({ ...good(), email: "nobody" })).not.toContain("checked");
  expect(await box({ ...good(), email: "nobody", originConsent: "on" })).toContain("checked");
});

it.each([
  ["/en/services/fault", "Before you write"],
  ["/en/buy", "Test a sample"],
])("what helps to fill in a form comes before it (%s)", async (path, help) => {
  const page = await textOf(path);
  const main = page.slice(page.indexOf("<main"));
  expect(main.indexOf(help)).toBeGreaterThan(0);
  expect(main.indexOf(help)).toBeLessThan(main.indexOf('method="post"'));
});

it("pages with a form are the same for everybody, whoever asks and whatever was sent before", async () => {
  const asIs = { "accept-encoding": "identity" };
  for (const path of ["/buy", "/en/contact", "/join"]) {
    const first = await ask(path, { headers: asIs });
    // Somebody else, with a form that is not taken and a cookie of his own.
    await ask(path, { form: { ...good(), name: "Only mine", email: "" } });
    const second = await ask(path, {
      headers: { ...asIs, cookie: "lang=zh; mine=1", "user-agent": "Firefox/150", "accept-language": "de" },
    });
    const html = await first.text();
    expect([path, first.status, html.includes('name="email"'), html.includes("Only mine")]).toEqual([path, 200, true, false]);
    expect(await second.text()).toBe(html);
    expect(first.headers.get("etag")).toBe(second.headers.get("etag"));
  }
});

it("the field for programs can be neither seen, focused nor filled in by people and their password managers", async () => {
  for (const path of ["/buy", "/en/contact", "/join"]) {
    const html = await (await ask(path)).text();
    const [hidden = ""] = /<div[^>]*class="visually-hidden"[^>]*>\s*<label>[\s\S]*?<\/div>/.exec(html) ?? [];
    expect([path, /^<div[^>]* inert/.test(hidden), /^<div[^>]* aria-hidden="true"/.test(hidden)]).toEqual([path, true, true]);
    const [field = ""] = /<input[^>]*name="topic"[^>]*>/.exec(hidden) ?? [];
    for (const attribute of [/tabindex="-1"/i, /autocomplete="off"/i, /data-1p-ignore/, /data-lpignore="true"/])
      expect([path, attribute.source, attribute.test(field)]).toEqual([path, attribute.source, true]);
  }
});

it("a quote list with a quantity that cannot be is sent back with what is wrong, and a good one is taken", async () => {
  for (const [quantity, status] of [
    ["0", 422],
    ["-5", 422],
    ["many", 422],
    ["10000000", 422],
    ["20", 200],
  ] as const) {
    const form = { ...good(), email: `quantity-${randomUUID()}@example.com`, "quantity-a9": quantity };
    const answer = await ask("/en/buy?items=a9:20", { form });
    expect([quantity, answer.status]).toEqual([quantity, status]);
    expect([quantity, (await storedRows("leads", "email", form.email)).length]).toEqual([quantity, status === 200 ? 1 : 0]);
  }
});

it("what visitors send is never shown as markup", async () => {
  const answer = await ask("/buy", { form: { ...good(), name: "<script>alert(1)</script>", email: "" } });
  const html = await answer.text();
  expect(answer.status).toBe(422);
  expect(html).toContain('value="&lt;script&gt;alert(1)&lt;/script&gt;"');
  expect(html).not.toContain("<script>alert(1)");
});

it("a form of another site is refused", async () => {
  for (const path of ["/buy", "/buy.data"]) {
    for (const origin of ["https://elsewhere.example", "null"]) {
      const form = { ...good(), email: `${randomUUID()}@example.com` };
      expect((await ask(path, { form, headers: { origin } })).status).toBe(403);
      expect(await storedRows("leads", "email", form.email)).toHaveLength(0);
    }
  }
});

it("a form of another site is refused in the form and the language that is asked for", async () => {
  const origin = "https://elsewhere.example";
  const words = { zh: "这里不接受由其他网站提交的内容。", en: "Submissions from other sites are not accepted here." };
  for (const [path, statusMessage] of [
    ["/contact", words.zh],
    ["/en/contact", words.en],
  ] as const) {
    const answer = await ask(path, { form: good(), headers: { origin, accept: "application/json" } });
    expect([answer.status, await answer.json()]).toEqual([403, { statusCode: 403, statusMessage, data: null, fatal: true }]);
    const plain = await ask(path, { form: good(), headers: { origin } });
    expect([plain.status, await plain.text()]).toEqual([403, statusMessage]);
  }
  for (const [language, message] of [
    ["zh-CN,zh;q=0.9", words.zh],
    ["en-GB,en;q=0.9", words.en],
  ] as const) {
    const answer = await ask("/api/leads", { json: {}, headers: { origin, "accept-language": language } });
    expect([answer.status, await answer.json()]).toEqual([403, { errors: [{ message }] }]);
  }
});

// Behind such a proxy the process is on http, and may be asked for under a name of its own.
it("a form is taken from behind a proxy that ends TLS", async () => {
  const { host, port, origin } = new URL(site.url);
  for (const address of [origin, `http://localhost:${port}`]) {
    for (const path of ["/en/buy", "/en/buy.data"]) {
      const form = { ...good(), email: `${randomUUID()}@example.com` };
      expect((await ask(new URL(path, address).href, { form, headers: { origin: `https://${host}` } })).status).toBe(200);
      expect(await storedRows("leads", "email", form.email)).toHaveLength(1);
    }
  }
});

it("a form that one comes to from a page of the site knows of it, and a certificate on request is named", async () => {
  const certificates = await textOf("/en/mark-index");
  const [, link = ""] = /href="([^"]*certificate=[^"]*)"/.exec(certificates) ?? [];
  const certificate = await textOf(link.replaceAll("&amp;", "&").split("#")[0] ?? "");
  expect(/<input[^>]* name="subject"[^>]*>/.exec(certificate)?.[0]).toMatch(/value="Request for a certificate: \w+/);
  for (const [address, subject] of [
    ["/en/contact?about=/services/support", "Technical support"],
    ["/en/contact?about=/products/a9", "A9"],
    ["/contact?about=/services/faq", "常见问题"],
    ["/en/contact?about=/products/wireless", "Wireless"],
    [`/en/contact?${new URLSearchParams({ about: "/products?bands=b28&ip=68" })}`, "Products: Bands: LTE B28 · Protection: IP68"],
    [`/en/contact?${new URLSearchParams({ about: "/search?q=Anatel" })}`, "Search: Anatel"],
  ] as const) {
    const html = await textOf(address);
    expect(/<input[^>]* name="subject"[^>]*>/.exec(html)?.[0]).toContain(`value="${subject}`);
    expect(/class="form-about">([^<]*)/.exec(html)?.[1]).toContain(subject);
  }
  // No page names a page that the site does not have.
  for (const about of ["/admin", "/products/none", "//elsewhere.example", "<b>x</b>"])
    expect(await textOf(`/en/contact?${new URLSearchParams({ about })}`)).not.toContain('class="form-about"');
  expect(await textOf("/en/products/a9")).toContain("/en/contact?about=%2Fproducts%2Fa9#write");
});

it("questions, support and after-sales lead to the fault report, which names the device that one comes from", async () => {
  for (const page of ["/en/services/faq", "/en/services/support", "/en/services/after-sales", "/en/services/warranty"])
    expect([page, /<main.*href="\/en\/services\/fault"/s.test(await textOf(page))]).toEqual([page, true]);
  expect(await textOf("/en/products/a9")).toContain('href="/en/services/fault?product=a9"');
  expect(/<input[^>]* name="model"[^>]*>/.exec(await textOf("/en/services/fault?product=a9"))?.[0]).toContain('value="A9"');
});

it.each([
  ["zh", "/search", "qwzxv 独角兽", "问题提交成功！", "问题已收到"],
  ["en", "/en/search", "qwzxv <zqwvx>", "Question sent successfully!", "We have your question"],
] as const)(
  "who finds nothing asks a question of one field, which arrives with the words that failed (%s)",
  async (language, path, q, phrase, title) => {
    const address = `${path}?${new URLSearchParams({ q })}`;
    const page = await textOf(address);
    expect(page).toContain(`name="searched" value="${q.replaceAll("<", "&lt;").replaceAll(">", "&gt;")}"`);
    const form = /<form[^>]*method="post".*?<\/form>/s.exec(page)?.[0] ?? "";
    const names = Array.from(form.matchAll(/ name="(\w+)"/g), ([, name]) => name);
    expect(names).toEqual(["searched", "message", "email", "consent", "originConsent", "topic"]);
    const email = `${randomUUID()}@example.com`;
    const { submissionId, consent } = good();
    const sent = { searched: q, email, message: "Can it be towed?", consent, submissionId };
    const empty = await ask(address, { form: { ...sent, message: "" } });
    expect([empty.status, await empty.text()]).toEqual([422, expect.stringContaining('name="searched"')]);
    const answer = await ask(address, { form: sent });
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]).toContain(title);
    const confirmation = wordsIn(/<div class="done" role="status".*?<\/main>/s.exec(html)?.[0] ?? "");
    for (const words of [phrase, email, "Can it be towed?", language === "en" ? "You searched for" : "您搜索的是"])
      expect(confirmation).toContain(words);
    const [row] = await storedRows("messages", "email", email);
    expect(row).toMatchObject({
      form: "question",
      searched: q,
      message: "Can it be towed?",
      language,
      page: "/search",
      name: null,
      status: "new",
    });
    // A search with results asks nobody to write.
    expect(await textOf(`${path}?q=A9`)).not.toContain('name="searched"');
  },
);

it("an address within an answer or a text is a link", async () => {
  const mainOf = async (page: string) => /<main.*<\/main>/s.exec(await textOf(page))?.[0];
  for (const page of ["/services/warranty", "/en/services/warranty"])
    expect(await mainOf(page)).toContain('href="mailto:support@example.com"');
  for (const prefix of ["", "/en"])
    expect(await mainOf(`${prefix}/services/faq`)).toMatch(new RegExp(`<a [^>]*href="${prefix}/services/fault"[^>]*>/services/fault</a>`));
});
