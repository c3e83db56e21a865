"use client";
import { createClientFeature } from "@payloadcms/richtext-lexical/client";
import { HeadingNode } from "@payloadcms/richtext-lexical/lexical/rich-text";
import { useLexicalComposerContext } from "@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext";
import { useEffect } from "react";

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

/** What the editor of long texts makes of headings from elsewhere. */
export const PastedHeadings = createClientFeature({ plugins: [{ Component: Lowering, position: "normal" }] });
