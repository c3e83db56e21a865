import { IN_USE } from "../../publishing/references/in-use.ts";
import type { Use } from "../../publishing/references/uses.ts";
import { call } from "./call.ts";
import { messageDialog } from "./dialogs.ts";
import { collectionAddress } from "../../lib/desk-address.ts";

/** Handled messages. */
const handled = new WeakSet<Element>();
/** The address of an open record. */
const RECORD = /\/collections\/([\w-]+)\/(\d+)$/;

/**
 * Shows the users of the open record, each with a link, instead of Payload's message that it cannot be deleted, which is plain text and
 * disappears after a few seconds.
 * @param close the label of the closing button
 */
export function reportUses(message: HTMLElement, close: string): void {
  const title = message.querySelector("[data-title]")?.textContent ?? "";
  const heading = Object.values(IN_USE).find((beginning) => title.startsWith(beginning));
  const [, collection, id] = RECORD.exec(window.location.pathname) ?? [];
  if (!heading || !collection || handled.has(message)) return;
  handled.add(message);
  void call<{ uses: (Use & { kind: string })[] }>(`/api/used-in/${collection}/${id}`, "GET", undefined, document.documentElement.lang)
    .then(({ uses }) => {
      message.querySelector<HTMLElement>("[data-close-button]")?.click();
      const items = uses.map((use) => ({ name: use.title, href: collectionAddress(use.collection, use.id), message: use.kind }));
      return messageDialog({ heading: heading.replace(/:? ?$/, "").replace(/：$/, ""), items, close });
    })
    // The message contains the same sentence.
    .catch(() => null);
}
