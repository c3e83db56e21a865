import type { ReactNode } from "react";

/** A short property of a thing: "IP67", "New". `signal` marks the one that matters. */
export function Tag({ signal = false, children }: { signal?: boolean; children: ReactNode }) {
  return <span className={signal ? "tag tag-signal" : "tag"}>{children}</span>;
}

/** Several tags in a row that wraps. */
export function Tags({ items }: { items: string[] }) {
  return (
    <ul className="tags">
      {items.map((item) => (
        <li key={item} className="tag">
          {item}
        </li>
      ))}
    </ul>
  );
}
