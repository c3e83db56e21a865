import type { Page } from "@playwright/test";

/** What others do to pages: extensions of the browser, and its translator. */
export const CHANGES = ["a password manager", "a grammar checker", "a dark reader", "a div", "an ad blocker", "a translator"] as const;
export type Change = (typeof CHANGES)[number];

/** When they do it. */
export const MOMENTS = ["while parsing", "at DOMContentLoaded", "at load", "at the first sign", "after the client"] as const;
export type Moment = (typeof MOMENTS)[number];

/** What a translation of the tests puts around each text. */
export const TRANSLATED = /[‹›]/g;

/** Has every page that is opened from now on changed as such a program does it: by a script that runs before anything of the page. */
export async function changeAt(page: Page, change: Change, moment: Moment): Promise<void> {
  await page.addInitScript(install, [change, moment] as const);
}

/** Runs in the page, by itself. */
function install([change, moment]: readonly [Change, Moment]): void {
  const changes: Record<Change, () => void> = {
    "a password manager": () => {
      for (const field of document.querySelectorAll<HTMLElement>(
        "input:is([type=email], [name=email], [name=name], [type=search], [name=add])",
      )) {
        const icon = Object.assign(document.createElement("span"), { innerHTML: "<button type=button>Fill in</button>" });
        icon.style.position = "absolute";
        field.after(icon);
        field.dataset["managed"] = "true";
        field.closest("form")?.setAttribute("data-form", "login");
      }
      document.body.append(document.createElement("manager-root"));
    },
    "a grammar checker": () => {
      for (const field of document.querySelectorAll("textarea, input:is(:not([type]), [type=text], [type=email], [type=search])")) {
        const focused = document.activeElement === field;
        const wrapper = document.createElement("div");
        field.replaceWith(wrapper);
        wrapper.append(field);
        field.setAttribute("spellcheck", "false");
        // Moved in the page, a field loses the focus; what moves it gives it back.
        if (focused) (field as HTMLElement).focus({ preventScroll: true });
      }
      document.body.dataset["checkerInstalled"] = "true";
    },
    "a dark reader": () => {
      const style = Object.assign(document.createElement("style"), { className: "darkreader", type: "text/reader" });
      document.head.prepend(style);
      document.documentElement.dataset["readerMode"] = "dynamic";
      for (const element of document.querySelectorAll<HTMLElement>("body *")) {
        element.dataset["reader"] = "";
        element.style.setProperty("--reader-color", "#eee");
      }
    },
    "a div": () => {
      const div = Object.assign(document.createElement("div"), { id: "stranger", innerHTML: "<div><p>Coupons</p></div>" });
      div.style.position = "fixed";
      document.body.prepend(div);
      document.documentElement.setAttribute("data-extension", "1");
      document.body.setAttribute("data-extension", "1");
    },
    "an ad blocker": () => {
      for (const part of document.querySelectorAll(
        "footer li:first-child, .direct-contact, .contact-facts > div:first-child, .breadcrumb",
      )) {
        part.remove();
      }
      document.querySelector("main p")?.remove();
    },
    "a translator": () => {
      const untouched = "script, style, noscript, textarea, svg, [translate=no], .notranslate, font, head";
      const translate = (root: Node) => {
        const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        const textNodes = root.nodeType === Node.TEXT_NODE ? [root as Text] : [];
        while (texts.nextNode()) textNodes.push(texts.currentNode as Text);
        for (const text of textNodes) {
          if (!text.data.trim() || !text.parentElement || text.parentElement.closest(untouched)) continue;
          const outer = document.createElement("font");
          const inner = document.createElement("font");
          inner.textContent = text.data.replace(/\S.*\S|\S/s, "‹$&›");
          outer.append(inner);
          text.replaceWith(outer);
        }
      };
      document.documentElement.lang = "pt";
      document.documentElement.classList.add("translated-ltr");
      translate(document.body);
      const watched = { childList: true, characterData: true, subtree: true };
      new MutationObserver((records) => {
        for (const { target, addedNodes, type } of records)
          for (const node of type === "childList" ? addedNodes : [target]) translate(node);
      }).observe(document.body, watched);
    },
  };
  let done = false;
  const apply = () => {
    if (done) return;
    done = true;
    changes[change]();
    Object.assign(window, { foreignChange: change });
  };
  if (moment === "while parsing") {
    const observer = new MutationObserver(() => {
      if (!document.querySelector("form[method] [name]")) return;
      observer.disconnect();
      apply();
    });
    observer.observe(document, { childList: true, subtree: true });
    document.addEventListener("DOMContentLoaded", apply);
  } else if (moment === "at DOMContentLoaded") document.addEventListener("DOMContentLoaded", apply);
  else if (moment === "at load") addEventListener("load", () => setTimeout(apply));
  else if (moment === "at the first sign") addEventListener("pointerdown", apply, true);
  else
    new PerformanceObserver((list) => list.getEntriesByName("taken-over").length > 0 && apply()).observe({ type: "mark", buffered: true });
}
