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
 * Turns headings of the first level, such as those pasted from Word, into the second, because the first is the page's title. The editor
 * would turn them into the lowest level, below their subheadings.
 */
function Lowering() {
  const [editor] = useLexicalComposerContext();
  useEffect(
    () => editor.registerNodeTransform(HeadingNode, (heading) => void (heading.getTag() === "h1" && heading.setTag("h2"))),
    [editor],
  );
  return null;
}

/** Pasted HTML with lists and links in the editor's form; null if nothing changes. HTML from the editor itself has its own form. */
function mendedHtml(pasted: DataTransfer): string | null {
  if (pasted.types.includes("application/x-lexical-editor")) return null;
  const html = pasted.getData("text/html");
  const withLists = withWordLists(html);
  return withProperLinks(withLists ?? html) ?? withLists;
}

/**
 * Pastes foreign HTML again, with lists instead of Word's paragraphs with bullets, and without links that have no target here, because
 * those would block every save.
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

/** Struck out or underlined text outside of links: long texts have neither format. */
const LEFT_OUT = ":is(u, s, strike, del, [style*='underline'], [style*='line-through']):not(a, a *)";
/** Milliseconds of the message about removed lines. */
const TOLD_FOR = 12_000;

/** Says once that the paste removed underlines or strikethroughs, which the editor does silently. */
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

/** The editor's features for pasted headings, lists and links, and their messages. */
export const PastedText = createClientFeature({
  plugins: [
    { Component: Lowering, position: "normal" },
    { Component: Mending, position: "normal" },
    { Component: Telling, position: "normal" },
  ],
});
