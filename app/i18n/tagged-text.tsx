import { Fragment, type ReactNode } from "react";

/** A part of a text between tags: `<policy>privacy policy</policy>`. */
const TAGGED = /<(\w+)>([^<]*)<\/\1>/;
/** Splitting leaves three pieces for each tagged part: the words before it, its tag, its words. */
const PIECES = 3;

/**
 * A text with parts that are elements.
 * @param renderTag makes the element of a tag from the words between
 */
export function TaggedText({ text, renderTag }: { text: string; renderTag: (words: string, tag: string) => ReactNode }) {
  const pieces = text.split(TAGGED);
  return pieces.map((piece, index) => {
    const place = index % PIECES;
    return place === 1 ? null : <Fragment key={index}>{place === 0 ? piece : renderTag(piece, pieces[index - 1] ?? "")}</Fragment>;
  });
}
