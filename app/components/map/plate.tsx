import type { ReactNode } from "react";
import "./plate.css";

/** A dot and a word for something that is happening now. */
function LiveTag({ children }: { children: ReactNode }) {
  return <span className="live-tag">{children}</span>;
}

/**
 * A small sign beside a place on a map: a name and a few figures, or any content.
 * @param live a word such as "Live" at the right
 */
export function Plate({
  title,
  live,
  items,
  children,
}: {
  title: string;
  live?: string;
  items?: { label: string; value: string }[];
  children?: ReactNode;
}) {
  return (
    <div className="plate figures">
      <p className="plate-title">
        <span>{title}</span>
        {live && <LiveTag>{live}</LiveTag>}
      </p>
      {items && (
        <dl>
          {items.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </div>
  );
}
