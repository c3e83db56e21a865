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
  /** Between text and link: a list of key figures. */
  details?: ReactNode;
}

/** One thing large, picture seven columns wide and words beside it. */
export function FeaturedLarge({ item }: { item: FeaturedItem }) {
  const shared = useSharedPicture(item.link.to);
  return (
    <article className="featured-large">
      <div className="featured-picture picture-frame" style={shared}>
        {item.picture && <Picture picture={item.picture} sizes="(min-width: 62rem) 690px, (min-width: 48rem) 46vw, 92vw" />}
      </div>
      <FeaturedText item={item} />
    </article>
  );
}

/** Two things side by side, each half the page wide. */
export function FeaturedPair({ items }: { items: FeaturedItem[] }) {
  return (
    <div className="featured-pair">
      {items.map((item) => (
        <FeaturedHalf key={item.title} item={item} />
      ))}
    </div>
  );
}

function FeaturedHalf({ item }: { item: FeaturedItem }) {
  const shared = useSharedPicture(item.link.to);
  return (
    <article>
      <div className="featured-picture picture-frame" style={shared}>
        {item.picture && <Picture picture={item.picture} sizes="(min-width: 62rem) 588px, (min-width: 48rem) 46vw, 92vw" />}
      </div>
      <FeaturedText item={item} />
    </article>
  );
}

function FeaturedText({ item }: { item: FeaturedItem }) {
  return (
    <div className="featured-text">
      <p className="category">{item.category}</p>
      <h3>{item.title}</h3>
      <p>{item.text}</p>
      {item.details}
      <MoreLink to={item.link.to} viewTransition>
        {item.link.label}
      </MoreLink>
    </div>
  );
}
