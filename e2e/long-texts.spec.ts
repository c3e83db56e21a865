import { expect, type APIRequestContext, type Locator, type Page } from "@playwright/test";
import { deskQuestion, openForm, press, publishing, save } from "./support/desk-form.ts";
import { hold } from "./support/page.ts";
import { SLOW } from "./support/slow.ts";
import { enterDesk, makeStaff, setDeskLanguage, test } from "./support/staff.ts";

test.setTimeout(180_000);

interface Writing {
  desk: Page;
  editor: Locator;
  /** What the record's newest version holds of the long text, as one string. */
  stored: () => Promise<string>;
  /** Stores a long text in the place of that of the record, past the desk. */
  store: (body: object) => Promise<void>;
}

/** Opens an article of its own at a desk on a machine that is so busy that what waits for an idle moment is never done. */
async function write(page: Page, request: APIRequestContext): Promise<Writing> {
  await page.addInitScript(() => {
    let works = 0;
    window.requestIdleCallback = () => (works += 1);
  });
  const { account, headers } = await makeStaff(request);
  const day = "2001-01-01T00:00:00.000Z";
  const data = {
    category: "industry",
    author: "Waymark",
    publishedAt: day,
    updatedOn: day,
    title: "长文",
    summary: "一篇",
    _status: "draft",
  };
  const created = await request.post("/api/articles?locale=zh&draft=true", { headers, data });
  const { doc } = (await created.json()) as { doc: { id: number } };
  await enterDesk(page, request, account, "zh");
  await openForm(page, `/admin/collections/articles/${doc.id}?locale=zh`);
  const editor = page.locator('.rich-text-lexical [contenteditable="true"]');
  await expect(editor).toBeVisible();
  return {
    desk: page,
    editor,
    store: async (body) => {
      const answer = await request.patch(`/api/articles/${doc.id}?locale=zh&draft=true&overrideLock=true`, { headers, data: { body } });
      expect(answer.status()).toBe(200);
    },
    stored: async () => {
      const answer = await request.get(`/api/articles/${doc.id}?locale=zh&draft=true`, { headers });
      const { body } = (await answer.json()) as { body?: unknown };
      return [...JSON.stringify(body ?? null).matchAll(/"text":"([^"]*)"/g)].map(([, text]) => text).join("");
    },
  };
}

/** Pastes a text of a page where the focus is. */
function paste(desk: Page, html: string): Promise<void> {
  return desk.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", text);
    document.activeElement?.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

const saveDraft = (desk: Page): Locator => desk.locator("#action-save-draft");

test(
  "the words typed last are stored, however soon they are saved: by the key, by the button, by publishing",
  SLOW,
  async ({ page, request }) => {
    const { desk, editor, stored } = await write(page, request);
    await editor.focus();
    let text = "";
    const type = async (words: string) => {
      await desk.keyboard.insertText(words);
      text += words;
    };
    const expectUnchanged = async () => {
      await expect.poll(stored).toBe(text);
      // Another test is about typing during a save.
      await expect(desk.locator('[name="title"]')).toBeEnabled();
      await expect(saveDraft(desk)).toBeDisabled();
      await expect(editor).toHaveText(text);
    };
    await type("今天投产");
    await desk.keyboard.press("Control+s");
    await expectUnchanged();
    await type("，面积翻倍");
    await type("，人也更多");
    await desk.keyboard.press("Control+s");
    await expectUnchanged();
    await type("。新厂");
    await save(desk, saveDraft(desk));
    await expectUnchanged();
    await editor.focus();
    await desk.keyboard.press("Control+End");
    await type("在南边");
    await press(desk, publishing(desk));
    await expectUnchanged();
  },
);

test("words typed just before a form is left, or its language switched, are asked about", SLOW, async ({ page, request }) => {
  const { desk, editor } = await write(page, request);
  await editor.focus();
  await desk.keyboard.insertText("还没有保存的话");
  await desk.locator(".localizer button").first().click();
  await desk.locator('[data-locale="en"]').last().click();
  await deskQuestion(desk).getByRole("button", { name: "留在这里" }).click();
  await desk.locator(".step-nav a").first().click();
  await desk.locator("#leave-without-saving #confirm-cancel").click();
  await expect(editor).toHaveText("还没有保存的话");
});

test("words typed while a save is under way stay, and are saved with the next one", SLOW, async ({ page, request }) => {
  const { desk, editor, stored } = await write(page, request);
  const { release } = await hold(desk, /\/api\/articles\/\d+\?/, "PATCH");
  await editor.focus();
  await desk.keyboard.insertText("先存这些");
  const sent = desk.waitForRequest((request) => request.method() === "PATCH");
  await desk.keyboard.press("Control+s");
  await sent;
  await desk.keyboard.insertText("，再写这些");
  release();
  await expect.poll(stored).toBe("先存这些");
  await expect(saveDraft(desk)).toBeEnabled();
  await expect(editor).toHaveText("先存这些，再写这些");
  await desk.keyboard.insertText("。");
  await desk.keyboard.press("Control+s");
  await expect.poll(stored).toBe("先存这些，再写这些。");
  await expect(saveDraft(desk)).toBeDisabled();
});

test("the key that saves is heard while a save is under way, and with a letter still held down", SLOW, async ({ page, request }) => {
  const { desk, editor, stored } = await write(page, request);
  const { release } = await hold(desk, /\/api\/articles\/\d+\?/, "PATCH");
  await editor.focus();
  await desk.keyboard.insertText("先存");
  const sent = desk.waitForRequest((request) => request.method() === "PATCH");
  await desk.keyboard.press("Control+s");
  await sent;
  await desk.keyboard.insertText("，再存");
  await desk.keyboard.press("Control+s");
  release();
  await expect.poll(stored).toBe("先存，再存");
  await expect(saveDraft(desk)).toBeDisabled();
  await desk.keyboard.down("a");
  await desk.keyboard.press("Control+s");
  await desk.keyboard.up("a");
  await expect.poll(stored).toBe("先存，再存a");
});

test(
  "nothing can be written into a new record while it is first stored, and again once it is, or is refused",
  SLOW,
  async ({ page, request }) => {
    const { desk, editor } = await write(page, request);
    await openForm(desk, "/admin/collections/articles/create?locale=zh");
    let release: (status?: number) => void = () => {};
    await desk.route(/\/api\/articles\?/, async (route) => {
      const status = await new Promise<number | undefined>((resolve) => (release = resolve));
      await (status ? route.fulfill({ status, json: { errors: [{ message: "忙" }] } }) : route.continue());
    });
    const saveAndWrite = async () => {
      const sent = desk.waitForRequest((request) => request.method() === "POST" && /\/api\/articles\?/.test(request.url()));
      await desk.keyboard.press("Control+s");
      await sent;
      await desk.keyboard.insertText("太晚了");
    };
    await desk.locator('[name="title"]').fill("新文章");
    await editor.focus();
    await desk.keyboard.insertText("第一稿");
    await saveAndWrite();
    release(503);
    await expect(editor).toBeFocused();
    await expect(editor).toHaveText("第一稿");
    // The form takes words again together with its buttons.
    await expect(saveDraft(desk)).toBeEnabled();
    await desk.keyboard.insertText("，改过");
    await expect(editor).toHaveText("第一稿，改过");
    await saveAndWrite();
    release();
    await desk.waitForURL(/\/articles\/\d+/);
    await expect(editor).toHaveText("第一稿，改过");
    await editor.focus();
    await desk.keyboard.press("Control+End");
    await desk.keyboard.insertText("，再改");
    await expect(editor).toHaveText("第一稿，改过，再改");
  },
);

test(
  "pictures that are pasted with a text of another site are left out, and told of; the text around them stays",
  SLOW,
  async ({ page, request }) => {
    const requests: string[] = [];
    await page.route("https://elsewhere.example/**", (route) => {
      requests.push(route.request().url());
      return route.abort();
    });
    const faults: string[] = [];
    page.on("pageerror", ({ message }) => faults.push(message));
    const { desk, editor, stored, store } = await write(page, request);
    const foreignPicture = '<img src="https://elsewhere.example/a.png">';
    const expectText = async (text: string) => {
      await desk.keyboard.press("Control+s");
      await expect.poll(stored).toBe(text);
      await expect(desk.locator('[name="title"]')).toBeEnabled();
      await expect(saveDraft(desk)).toBeDisabled();
    };
    for (const [language, notice] of [
      ["zh", "图片没有贴进来"],
      ["en", "Pictures were left out"],
    ] as const) {
      await setDeskLanguage(desk, language);
      await desk.reload();
      await editor.focus();
      await desk.keyboard.press("Control+a");
      await paste(desk, `<p>一${foreignPicture}</p>${foreignPicture}<p>二</p><img src="c.png">`);
      await expect(desk.locator("[data-sonner-toast]", { hasText: notice })).toHaveCount(1);
      await expect(editor).toHaveText("一二");
      await expect(editor.locator("[data-lexical-decorator]")).toHaveCount(0);
      await expectText("一二");
      // One alone leaves room to write.
      await desk.keyboard.press("Control+a");
      await paste(desk, foreignPicture);
      await expect(editor).toHaveText("");
      await desk.keyboard.insertText("三");
      await expect(editor).toHaveText("三");
      await expectText("三");
    }
    // So is one that was stored in a draft, and the form knows of it.
    const part = (type: string, more: object) => ({ type, version: 1, format: "", indent: 0, direction: null, ...more });
    const picture = part("upload", { id: "a".repeat(24), pending: { formID: "b".repeat(24), src: "https://elsewhere.example/a.png" } });
    const line = part("paragraph", {
      children: [{ type: "text", version: 1, text: "四", format: 0, detail: 0, mode: "normal", style: "" }],
    });
    await store({ root: part("root", { children: [line, picture] }) });
    await desk.reload();
    await expect(editor).toHaveText("四");
    await expect(editor.locator("[data-lexical-decorator]")).toHaveCount(0);
    await press(desk, publishing(desk));
    await expect(desk.locator("[data-sonner-toast]", { hasText: "Published" })).toBeVisible();
    expect(requests).toEqual([]);
    expect(faults).toEqual([]);
  },
);

/** An entry of a list as Word writes it: a paragraph that begins with the dot or number. */
function entryOfWord(words: string, marker: string, level: number): string {
  const dot = `<span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span>`;
  return `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'>${dot}</span><![endif]>${words}<o:p></o:p></p>`;
}

test(
  "what is pasted from Word: headings of the first level become ones of the second, and entries that it writes with a dot a list",
  SLOW,
  async ({ page, request }) => {
    const { desk, editor } = await write(page, request);
    await editor.focus();
    await paste(desk, "<h1>一</h1><p>字</p><h2>二</h2><h3>三</h3><h4>四</h4><h5>五</h5>");
    const tags = () => editor.evaluate((text) => Array.from(text.children, ({ tagName, textContent }) => `${tagName} ${textContent}`));
    await expect.poll(tags).toEqual(["H2 一", "P 字", "H2 二", "H3 三", "H4 四", "H4 五"]);

    await desk.keyboard.press("Control+a");
    await desk.keyboard.press("Delete");
    const entries = [
      entryOfWord("三根<b>线</b>", "·", 1),
      entryOfWord("红线", "o", 2),
      entryOfWord("黑线", "o", 2),
      entryOfWord("装好", "§", 1),
    ];
    const numbered = [entryOfWord("接线", "1.", 1), entryOfWord("自检", "2.", 1)];
    await paste(desk, `<p>前言</p>${entries.join("")}<p>步骤</p>${numbered.join("")}<p style='mso-list:none'>结束</p>`);
    const shape = () =>
      editor.evaluate((text) => {
        const of = (element: Element): string =>
          ["UL", "OL"].includes(element.tagName) ? `${element.tagName}(${Array.from(element.children, of).join(" ")})` : partsOf(element);
        const partsOf = (element: Element) =>
          Array.from(element.children, (part) =>
            part.children.length > 0 || part.matches("ul,ol") ? of(part) : (part.textContent ?? ""),
          ).join("");
        return Array.from(text.children, of);
      });
    await expect.poll(shape).toEqual(["前言", "UL(三根线 UL(红线 黑线) 装好)", "步骤", "OL(接线 自检)", "结束"]);
  },
);

test("a table of contents that is pasted from Word brings its words and no links, and can be saved", async ({ page, request }) => {
  const { desk, editor } = await write(page, request);
  await editor.focus();
  const contents = "<p class=MsoToc1><a href='#_Toc123456789'>1 Overview</a></p>";
  await paste(
    desk,
    `${contents}<h1><a name="_Toc123456789">1 Overview</a></h1><p class=MsoNormal><a href="file:///C:/a.docx">file</a>, <a href="tel:+86 755 1234">phone</a></p>`,
  );
  await expect(editor).toContainText("file, phone");
  const links = () =>
    editor.evaluate((text) => Array.from(text.querySelectorAll("a"), (link) => [link.textContent, link.getAttribute("href")]));
  await expect.poll(links).toEqual([["phone", "tel:+867551234"]]);
});
