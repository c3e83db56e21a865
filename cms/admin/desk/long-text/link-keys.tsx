"use client";
import { $isLinkNode, createClientFeature, useEditorConfigContext } from "@payloadcms/richtext-lexical/client";
import { $nodesOfType, COMMAND_PRIORITY_HIGH, KEY_DOWN_COMMAND } from "@payloadcms/richtext-lexical/lexical";
import { useLexicalComposerContext } from "@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext";
import { LinkNode } from "@payloadcms/richtext-lexical/client";
import { useModal } from "@payloadcms/ui";
import { useEffect, useRef } from "react";
import { isUnfinished } from "../../../fields/unfinished-address.ts";

/** Milliseconds after which the editor has put into a text what was written in the drawer of a link: it waits for one of them. */
const TAKEN_OVER = 50;

/**
 * Takes links away that have no address when the drawer shuts in which it would have been written. The editor makes a link to `https://`
 * before it opens the drawer, and leaves it there when nothing is written.
 */
function Cancelling() {
  const [editor] = useLexicalComposerContext();
  const { uuid } = useEditorConfigContext();
  const { modalState } = useModal();
  const isOpen = Object.entries(modalState).some(([slug, { isOpen: open }]) => open && slug.endsWith(`lexical-rich-text-link-${uuid}`));
  const wasOpen = useRef(false);
  useEffect(() => {
    const hasShut = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (!hasShut) return undefined;
    const timer = setTimeout(() => editor.update(takeUnfinishedAway), TAKEN_OVER);
    return () => clearTimeout(timer);
  }, [editor, isOpen]);
  return null;
}

function takeUnfinishedAway(): void {
  for (const link of $nodesOfType(LinkNode)) {
    const { linkType, url } = link.getFields();
    if (!$isLinkNode(link) || linkType !== "custom" || !isUnfinished(url ?? "")) continue;
    for (const child of link.getChildren()) link.insertBefore(child);
    link.remove();
  }
}

/** Ctrl K or ⌘K makes a link of the chosen words, as in other editors; elsewhere it opens the search of the desk. */
function Key() {
  const [editor] = useLexicalComposerContext();
  useEffect(
    () =>
      editor.registerCommand(
        KEY_DOWN_COMMAND,
        (event) => {
          if (event.key.toLowerCase() !== "k" || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return false;
          event.preventDefault();
          // The command of the button is not to be had.
          editor.getRootElement()?.closest(".rich-text-lexical")?.querySelector<HTMLElement>(".toolbar-popup__button-link")?.click();
          return true;
        },
        COMMAND_PRIORITY_HIGH,
      ),
    [editor],
  );
  return null;
}

/** What the editor of long texts does about links besides its own feature. */
export const LinkKeys = createClientFeature({
  plugins: [
    { Component: Cancelling, position: "normal" },
    { Component: Key, position: "normal" },
  ],
});
