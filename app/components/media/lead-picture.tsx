import type { CSSProperties } from "react";
import type { PictureSource } from "#app/lib/picture.ts";
import { Picture } from "./picture.tsx";
import "./prose.css";

/**
 * The picture at the start of a long text, as wide as the text.
 * @param style of a picture shared with a list, see `useSharedPicture`
 */
export function LeadPicture({ picture, style }: { picture: PictureSource; style?: CSSProperties | undefined }) {
  return (
    <figure className="article-picture" style={style}>
      <Picture picture={picture} sizes="(min-width: 62rem) 690px, 92vw" priority />
    </figure>
  );
}
