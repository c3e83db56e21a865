"use client";
import type { LinkFields } from "@payloadcms/richtext-lexical";
import {
  $isLinkNode,
  createClientFeature,
  getSelectedNode,
  LinkNode,
  TOGGLE_LINK_COMMAND,
  useEditorConfigContext,
} from "@payloadcms/richtext-lexical/client";
import {
  $createRangeSelectionFromDom,
  $getSelection,
  $isRangeSelection,
  $nodesOfType,
  $setSelection,
  COMMAND_PRIORITY_HIGH,
  KEY_DOWN_COMMAND,
} from "@payloadcms/richtext-lexical/lexical";
import { useLexicalComposerContext } from "@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext";
import { $findMatchingParent } from "@payloadcms/richtext-lexical/lexical/utils";
import { formatDrawerSlug, useEditDepth, useModal } from "@payloadcms/ui";
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
  const drawer = useLinkDrawer();
  const { modalState } = useModal();
  const isOpen = modalState[drawer]?.isOpen === true;
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

/** Ctrl K or ⌘K makes a link of the chosen words, or opens the one that they are in, as in other editors; elsewhere it opens the desk's search. */
function Key() {
  const [editor] = useLexicalComposerContext();
  const drawer = useLinkDrawer();
  const { openModal } = useModal();
  useEffect(
    () =>
      editor.registerCommand(
        KEY_DOWN_COMMAND,
        (event) => {
          if (event.key.toLowerCase() !== "k" || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return false;
          event.preventDefault();
          // The editor may not have been told yet of what was chosen a moment ago.
          const selection = $createRangeSelectionFromDom(window.getSelection(), editor) ?? $getSelection();
          if (!$isRangeSelection(selection)) return true;
          $setSelection(selection);
          const isInLink = $findMatchingParent(getSelectedNode(selection), $isLinkNode) !== null;
          const text = selection.getTextContent();
          if (!isInLink && text === "") return true;
          const toLink = () =>
            void editor.dispatchCommand(TOGGLE_LINK_COMMAND, {
              fields: { doc: null } as LinkFields,
              selectedNodes: selection.getNodes(),
              text,
            });
          // The drawer shows what is linked by then.
          if (isInLink) openModal(drawer);
          else editor.update(toLink, { onUpdate: () => openModal(drawer) });
          return true;
        },
        COMMAND_PRIORITY_HIGH,
      ),
    [editor, drawer, openModal],
  );
  return null;
}

/** The drawer in which the link of this text is written, as the editor calls it. */
function useLinkDrawer(): string {
  const { uuid } = useEditorConfigContext();
  return formatDrawerSlug({ slug: `lexical-rich-text-link-${uuid}`, depth: useEditDepth() });
}

/** What the editor of long texts does about links besides its own feature. */
export const LinkKeys = createClientFeature({
  plugins: [
    { Component: Cancelling, position: "normal" },
    { Component: Key, position: "normal" },
  ],
});
