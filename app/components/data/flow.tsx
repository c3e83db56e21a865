import type { ReactNode } from "react";
import "./flow.css";

interface FlowProps {
  items: { time: string; title: string; text: ReactNode }[];
  /** Of the headings. */
  level?: 2 | 3 | 4;
  /** Of the texts, where it is not the page's. */
  lang?: string | undefined;
}

/** What happens in the course of a day, row by row. */
export function Flow({ items, level = 3, lang }: FlowProps) {
  const Heading = `h${level}` as const;
  return (
    <ol className="flow" lang={lang}>
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
