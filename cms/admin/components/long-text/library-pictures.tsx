"use client";
import { createClientFeature, UploadNode } from "@payloadcms/richtext-lexical/client";
import { $createParagraphNode, $getRoot, $getSelection, $isNodeSelection, $isRootNode } from "@payloadcms/richtext-lexical/lexical";
import { useLexicalComposerContext } from "@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext";
import { toast } from "@payloadcms/ui";
import { useEffect } from "react";
import { useDesk } from "../../lib/use-desk.ts";
import { isBroughtAlong } from "./brought-along.ts";

/** The editor's data of a picture, including one that is not in the library yet. */
type Arriving = ReturnType<UploadNode["getData"]> & { pending?: { src: string } };

/** Milliseconds of the message about removed pictures. */
const TOLD_FOR = 12_000;

/**
 * Removes pictures with only an address from a long text, such as those pasted from another site. The editor would try to fetch them, which
 * the desk's content security policy forbids, and leave a grey block that cannot be published.
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
        // A stored text with such a picture loses it at opening, before anybody types; the editor reports no change to the form then.
        if (!$getSelection()) queueMicrotask(() => editor.update(() => $getRoot().markDirty()));
        // One message for all of them.
        toast.warning(words, { id: "left-out-pictures", duration: TOLD_FOR });
      }),
    [editor, words],
  );
  return null;
}

/** Removes a picture, and leaves an empty paragraph if nothing else is there. */
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

/** The editor's feature that accepts pasted texts, but no foreign pictures. */
export const LibraryPictures = createClientFeature({ plugins: [{ Component: LeavingOut, position: "normal" }] });
