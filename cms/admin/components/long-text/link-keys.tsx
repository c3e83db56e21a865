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

/** Milliseconds until the editor has applied the input of the link drawer: it waits for one of them. */
const TAKEN_OVER = 50;

/**
 * Removes links without an address when the drawer closes. The editor inserts a link to `https://` before it opens the drawer, and leaves
 * it there if nothing is entered.
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

/** Ctrl K or ⌘K links the selection, or opens the link around it, as in other editors; elsewhere it opens the desk's search. */
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
          // The editor may not know the latest selection yet.
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
          // Waits until the drawer shows the linked text.
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

/** The editor's name for the link drawer of this text. */
function useLinkDrawer(): string {
  const { uuid } = useEditorConfigContext();
  return formatDrawerSlug({ slug: `lexical-rich-text-link-${uuid}`, depth: useEditDepth() });
}

/** The editor's feature for links besides its own. */
export const LinkKeys = createClientFeature({
  plugins: [
    { Component: Cancelling, position: "normal" },
    { Component: Key, position: "normal" },
  ],
});
