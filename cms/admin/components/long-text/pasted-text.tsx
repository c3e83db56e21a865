"use client";
import { createClientFeature } from "@payloadcms/richtext-lexical/client";
import { COMMAND_PRIORITY_CRITICAL, COMMAND_PRIORITY_HIGH, PASTE_COMMAND } from "@payloadcms/richtext-lexical/lexical";
import { HeadingNode } from "@payloadcms/richtext-lexical/lexical/rich-text";
import { useLexicalComposerContext } from "@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext";
import { toast } from "@payloadcms/ui";
import { useEffect } from "react";
import { useDesk } from "../../lib/use-desk.ts";
import { withProperLinks } from "./pasted-links.ts";
import { withWordLists } from "./word-lists.ts";

/**
 * Makes headings of the first level, as those that are pasted from Word, ones of the second: the first is the page's title. The editor would
 * make them ones of the lowest level, below those that they stand over.
 */
function Lowering() {
  const [editor] = useLexicalComposerContext();
  useEffect(
    () => editor.registerNodeTransform(HeadingNode, (heading) => void (heading.getTag() === "h1" && heading.setTag("h2"))),
    [editor],
  );
  return null;
}

/** What was copied, with lists and links as they are here; null if there is nothing to mend. What was copied in the editor has its own form. */
function mendedHtml(pasted: DataTransfer): string | null {
  if (pasted.types.includes("application/x-lexical-editor")) return null;
  const html = pasted.getData("text/html");
  const withLists = withWordLists(html);
  return withProperLinks(withLists ?? html) ?? withLists;
}

/**
 * Pastes what comes from elsewhere once more, with lists in the place of paragraphs that Word takes for ones, and without links that lead
 * nowhere from here, with which no text could be saved.
 */
function Mending() {
  const [editor] = useLexicalComposerContext();
  useEffect(
    () =>
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => {
          const pasted = event instanceof ClipboardEvent ? event.clipboardData : null;
          const html = pasted && mendedHtml(pasted);
          if (!html) return false;
          event.preventDefault();
          const clipboardData = new DataTransfer();
          clipboardData.setData("text/html", html);
          clipboardData.setData("text/plain", pasted.getData("text/plain"));
          return editor.dispatchCommand(PASTE_COMMAND, new ClipboardEvent("paste", { clipboardData, cancelable: true }));
        },
        COMMAND_PRIORITY_HIGH,
      ),
    [editor],
  );
  return null;
}

/** What is struck out or underlined, but for links: neither is a form of these texts. */
const LEFT_OUT = ":is(u, s, strike, del, [style*='underline'], [style*='line-through']):not(a, a *)";
/** Milliseconds for which it is told that lines were left out. */
const TOLD_FOR = 12_000;

/** Says once that lines under or through pasted words were left out, as the editor does without a word. */
function Telling() {
  const [editor] = useLexicalComposerContext();
  const labels = useDesk().texts.leftOutLines;
  useEffect(
    () =>
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => {
          const html = event instanceof ClipboardEvent ? (event.clipboardData?.getData("text/html") ?? "") : "";
          const pasted = new DOMParser().parseFromString(html, "text/html");
          const isLeftOut = [...pasted.querySelectorAll(LEFT_OUT)].some(
            (part) => part.textContent.trim() !== "" && !part.querySelector("a"),
          );
          if (isLeftOut) toast.warning(labels, { id: "left-out-lines", duration: TOLD_FOR });
          return false;
        },
        COMMAND_PRIORITY_CRITICAL,
      ),
    [editor, labels],
  );
  return null;
}

/** What the editor of long texts makes of headings, lists and links from elsewhere, and what it says of the rest. */
export const PastedText = createClientFeature({
  plugins: [
    { Component: Lowering, position: "normal" },
    { Component: Mending, position: "normal" },
    { Component: Telling, position: "normal" },
  ],
});
