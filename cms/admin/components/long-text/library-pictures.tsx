"use client";
import { createClientFeature, UploadNode } from "@payloadcms/richtext-lexical/client";
import { $createParagraphNode, $getRoot, $getSelection, $isNodeSelection, $isRootNode } from "@payloadcms/richtext-lexical/lexical";
import { useLexicalComposerContext } from "@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext";
import { toast } from "@payloadcms/ui";
import { useEffect } from "react";
import { useDesk } from "../../lib/use-desk.ts";
import { isBroughtAlong } from "./brought-along.ts";

/** What the editor knows of a picture, and of one that is not in the library yet. */
type Arriving = ReturnType<UploadNode["getData"]> & { pending?: { src: string } };

/** Milliseconds for which it is told that pictures were left out. */
const TOLD_FOR = 12_000;

/**
 * Leaves out of a long text the pictures that only have an address, as those that are pasted with a text of another site. The editor
 * would try to fetch them, which the desk's policy forbids, and keep a grey block that cannot be published.
 */
function LeavingOut() {
  const [editor] = useLexicalComposerContext();
  const words = useDesk().texts.leftOutPictures;
  useEffect(
    () =>
      editor.registerNodeTransform(UploadNode, (node) => {
        const { pending }: Arriving = node.getData();
        if (!pending || isBroughtAlong(pending.src, window.location.origin)) return;
        leaveOut(node);
        // A text that was stored with one loses it as it is opened, when nobody writes yet: then the editor tells the form of no change.
        if (!$getSelection()) queueMicrotask(() => editor.update(() => $getRoot().markDirty()));
        // Said once, however many there are.
        toast.warning(words, { id: "left-out-pictures", duration: TOLD_FOR });
      }),
    [editor, words],
  );
  return null;
}

/** Takes a picture out of the text, and leaves room to write where there was nothing else. */
function leaveOut(node: UploadNode): void {
  const selection = $getSelection();
  const parent = node.getParent();
  if ($isRootNode(parent) && parent.getChildrenSize() === 1) {
    const line = node.replace($createParagraphNode());
    if (selection) line.select();
    return;
  }
  if ($isNodeSelection(selection)) node.selectPrevious();
  node.remove();
}

/** What the editor of long texts takes from elsewhere: texts, and no pictures. */
export const LibraryPictures = createClientFeature({ plugins: [{ Component: LeavingOut, position: "normal" }] });
