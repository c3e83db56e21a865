import type { ReactNode } from "react";
import type { PictureSource } from "#app/lib/picture.ts";
import { Tags } from "../basics/tag.tsx";
import { SiteLink } from "../basics/site-link.tsx";
import { Picture } from "../media/picture.tsx";
import { useSharedPicture } from "../media/shared-picture.ts";
import "./cards.css";
import "./series.css";
import "./picture-grid.css";

/** Cards that share hairlines: three in a row, two on a tablet, rows with the picture at the left on a phone. */
export function Cards({ children }: { children: ReactNode }) {
  return <ul className="cards">{children}</ul>;
}

/**
 * A product in a list. The whole card is the link.
 * @param kicker small words above the name: the series
 * @param facts up to three figures at the foot
 * @param priority for the card that a page opens with
 */
export function ProductCard({
  to,
  title,
  kicker,
  text,
  picture,
  facts = NO_FACTS,
  level = 2,
  priority = false,
}: {
  to: string;
  title: string;
  kicker?: string;
  text?: string;
  picture: PictureSource | null;
  facts?: CardFact[];
  level?: 2 | 3 | 4;
  priority?: boolean;
}) {
  const Heading = `h${level}` as const;
  const shared = useSharedPicture(to);
  return (
    <li className="card">
      <div className="card-picture picture-frame" style={shared}>
        {picture && <Picture picture={picture} sizes="(min-width: 62rem) 400px, (min-width: 48rem) 46vw, 136px" priority={priority} />}
      </div>
      <div className="card-body">
        {kicker && <p className="card-kicker">{kicker}</p>}
        <Heading className="card-title">
          <SiteLink to={to} className="cover-link" viewTransition>
            {title}
          </SiteLink>
        </Heading>
        {text && <p className="card-text">{text}</p>}
        {facts.length > 0 && (
          <dl className="card-facts figures">
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </li>
  );
}

export interface CardFact {
  label: string;
  value: string;
}

const NO_FACTS: CardFact[] = [];

export interface SeriesCell {
  to: string;
  name: string;
  text: string;
  /** How many products it has, as words: "6 models". */
  count?: string;
  features: string[];
  picture: PictureSource | null;
}

/** The product series in numbered cells. */
export function SeriesGrid({ items, level = 3 }: { items: SeriesCell[]; level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <ol className="cards">
      {items.map(({ to, name, text, count, features, picture }, index) => (
        <li key={to} className="series-cell">
          <p className="series-number figures" aria-hidden="true">
            <span>{String(index + 1).padStart(2, "0")}</span>
            {count && <span className="series-count">{count}</span>}
          </p>
          <div className="series-picture picture-frame">
            {picture && <Picture picture={picture} sizes="(min-width: 62rem) 400px, (min-width: 48rem) 46vw, 136px" />}
          </div>
          <Heading className="series-title">
            <SiteLink to={to} className="cover-link">
              {name}
            </SiteLink>
          </Heading>
          <p className="series-text">{text}</p>
          <Tags items={features} />
        </li>
      ))}
    </ol>
  );
}

/** Small things with a picture, four in a row: accessories, related products. */
export function PictureGrid({
  items,
  level = 3,
}: {
  items: { to?: string; title: string; text?: string; picture: PictureSource | null }[];
  level?: 2 | 3 | 4;
}) {
  const Heading = `h${level}` as const;
  return (
    <ul className="picture-grid">
      {items.map(({ to, title, text, picture }) => (
        <li key={title}>
          <div className="picture-frame">{picture && <Picture picture={picture} sizes="(min-width: 62rem) 282px, 46vw" />}</div>
          <Heading>
            {to ? (
              <SiteLink to={to} className="cover-link">
                {title}
              </SiteLink>
            ) : (
              title
            )}
          </Heading>
          {text && <p>{text}</p>}
        </li>
      ))}
    </ul>
  );
}
