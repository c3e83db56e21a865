import type { ReactNode } from "react";
import "./mark-wall.css";

/** Certification and trade marks as a wall of plates; children are `MarkCard`s. */
export function MarkWall({ children }: { children: ReactNode }) {
  return <ul className="mark-wall">{children}</ul>;
}

/**
 * One mark: its sign large, what it is, and what is known about it.
 * @param sign the mark as it is written ("CE", "FCC"), or a drawing of it; hidden from screen readers, which get the title
 * @param level of the heading
 * @param children facts and links
 */
export function MarkCard({
  sign,
  title,
  text,
  level = 3,
  children,
}: {
  sign: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  level?: 2 | 3 | 4;
  children?: ReactNode;
}) {
  const Heading = `h${level}` as const;
  return (
    <li className="mark-card">
      <div className="mark-plate">
        <div className="mark-sign figures" aria-hidden="true">
          {sign}
        </div>
        <div>
          <Heading className="item-title">{title}</Heading>
          {text && <p className="item-text">{text}</p>}
        </div>
        {children && <div>{children}</div>}
      </div>
    </li>
  );
}
