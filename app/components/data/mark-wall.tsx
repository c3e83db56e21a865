import type { ReactNode } from "react";
import "./mark-wall.css";

/** Certification and trade marks as a wall of plates; children are `MarkCard`s. */
export function MarkWall({ children }: { children: ReactNode }) {
  return <ul className="mark-wall">{children}</ul>;
}

/**
 * One mark: its large sign, its kind, and its facts.
 * @param sign the mark in letters ("CE", "FCC"), or a drawing of it; hidden from screen readers, which get the title
 * @param children facts and links
 */
export function MarkCard({ sign, title, text, children }: { sign: ReactNode; title: ReactNode; text?: ReactNode; children?: ReactNode }) {
  return (
    <li className="mark-card">
      <div className="mark-sign figures" aria-hidden="true">
        {sign}
      </div>
      <div>
        <h3 className="item-title">{title}</h3>
        {text && <p className="item-text">{text}</p>}
      </div>
      {children && <div>{children}</div>}
    </li>
  );
}
