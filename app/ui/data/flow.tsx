import type { ReactNode } from "react";

/**
 * What happens in the course of a day, row by row.
 * @param level of the headings
 */
export function Flow({ items, level = 3 }: { items: { time: string; title: string; text: ReactNode }[]; level?: 2 | 3 | 4 }) {
  const Heading = `h${level}` as const;
  return (
    <ol className="flow">
      {items.map(({ time, title, text }) => (
        <li key={`${time} ${title}`}>
          <p className="flow-time figures">{time}</p>
          <Heading className="flow-title">{title}</Heading>
          <p className="flow-text">{text}</p>
        </li>
      ))}
    </ol>
  );
}
