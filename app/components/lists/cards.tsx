import type { ReactNode } from "react";
import type { PictureSource } from "#app/lib/picture.ts";
import { SiteLink } from "../basics/site-link.tsx";
import { Picture } from "../media/picture.tsx";
import { useSharedPicture } from "../media/shared-picture.ts";
import "./cards.css";
import "./series.css";

/** Cards that share hairlines: three in a row, two on a tablet, rows with the picture at the left on a phone. */
export function Cards({ children }: { children: ReactNode }) {
  return <ul className="cards">{children}</ul>;
}

/**
 * A product in a list. The whole card is the link.
 * @param kicker small words above the name: the series
 * @param facts up to three figures at the foot
 */
export function ProductCard({
  to,
  title,
  kicker,
  text,
  picture,
  facts,
}: {
  to: string;
  title: string;
  kicker?: string;
  text?: string;
  picture: PictureSource | null;
  facts: CardFact[];
}) {
  const shared = useSharedPicture(to);
  return (
    <li className="card">
      <div className="card-picture picture-frame" style={shared}>
        {picture && <Picture picture={picture} sizes="(min-width: 62rem) 400px, (min-width: 48rem) 46vw, 136px" />}
      </div>
      <div className="card-body">
        {kicker && <p className="card-kicker">{kicker}</p>}
        <h3 className="card-title">
          <SiteLink to={to} className="cover-link" viewTransition>
            {title}
          </SiteLink>
        </h3>
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

export interface SeriesCell {
  to: string;
  name: string;
  text: string;
  /** The number of its products, in words: "6 models". */
  count?: string;
  picture: PictureSource | null;
}

/** The product series in numbered cells. */
export function SeriesGrid({ items }: { items: SeriesCell[] }) {
  return (
    <ol className="cards">
      {items.map(({ to, name, text, count, picture }, index) => (
        <li key={to} className="series-cell">
          <p className="series-number figures" aria-hidden="true">
            <span>{String(index + 1).padStart(2, "0")}</span>
            {count && <span className="series-count">{count}</span>}
          </p>
          <div className="series-picture picture-frame">
            {picture && <Picture picture={picture} sizes="(min-width: 62rem) 400px, (min-width: 48rem) 46vw, 136px" />}
          </div>
          <h3 className="series-title">
            <SiteLink to={to} className="cover-link">
              {name}
            </SiteLink>
          </h3>
          <p className="series-text">{text}</p>
        </li>
      ))}
    </ol>
  );
}
