import type { ReactNode } from "react";
import { Clauses } from "./phrased.tsx";

export interface Point {
  title: string;
  text: ReactNode;
  /** Its kind, in a word above the title. */
  note?: string | undefined;
  /** Above the title of a cell, as wide as the cell: a picture or a map. */
  figure?: ReactNode;
  /** A link or button below the text. */
  action?: ReactNode;
}

interface PointsProps {
  items: Point[];
  look?: "ruled" | "cells";
  /** Level of the headings. */
  level?: 2 | 3 | 4;
  /** Language of the texts, if not the page's. */
  lang?: string | undefined;
}

/** Headings with a sentence each: features in three columns (`ruled`), or scenarios in cells that share hairlines. */
export function Points({ items, look = "ruled", level = 3, lang }: PointsProps) {
  const Heading = `h${level}` as const;
  if (items.length === 0) return null;
  return (
    <ul className={look === "ruled" ? "points" : "cells"} lang={lang}>
      {items.map(({ title, text, note, figure, action }) => (
        <li key={title}>
          {figure && <div className="point-figure">{figure}</div>}
          <div>
            {note && <p className="category">{note}</p>}
            <Heading className="item-title">{title}</Heading>
            {text && <p className="item-text">{text}</p>}
            {action && <div className="point-link">{action}</div>}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The call to action that ends a page: a heading, a sentence, one or two buttons. */
export function CallToAction({ heading, text, children }: { heading: ReactNode; text: ReactNode; children: ReactNode }) {
  return (
    <section className="call">
      <div className="wrap call-inner">
        <div>
          <h2>
            <Clauses>{heading}</Clauses>
          </h2>
          <p className="call-text">{text}</p>
        </div>
        <div className="actions">{children}</div>
      </div>
    </section>
  );
}
