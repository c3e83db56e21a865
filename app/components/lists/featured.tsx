import type { ReactNode } from "react";
import type { PictureSource } from "#app/lib/picture.ts";
import { MoreLink } from "../basics/button.tsx";
import { Picture } from "../media/picture.tsx";
import { useSharedPicture } from "../media/shared-picture.ts";
import "./featured.css";

export interface FeaturedItem {
  category: string;
  title: string;
  text: ReactNode;
  picture: PictureSource | null;
  link: { label: string; to: string };
}

/** Up to three things side by side, each with its picture, its purpose and a link. */
export function Featured({ items }: { items: FeaturedItem[] }) {
  return (
    <div className="featured">
      {items.map((item) => (
        <FeaturedOne key={item.title} item={item} />
      ))}
    </div>
  );
}

function FeaturedOne({ item: { category, title, text, picture, link } }: { item: FeaturedItem }) {
  const shared = useSharedPicture(link.to);
  return (
    <article>
      <div className="featured-picture picture-frame" style={shared}>
        {picture && <Picture picture={picture} sizes="(min-width: 62rem) 392px, (min-width: 48rem) 46vw, 92vw" />}
      </div>
      <p className="category">{category}</p>
      <h3>{title}</h3>
      <p>{text}</p>
      <MoreLink to={link.to} viewTransition>
        {link.label}
      </MoreLink>
    </article>
  );
}
