import type { ReactNode } from "react";
import "./flow.css";

interface FlowProps {
  items: { time: string; title: string; text: ReactNode }[];
  /** Of the texts, where it is not the page's. */
  lang?: string | undefined;
}

/** What happens in the course of a day, row by row. */
export function Flow({ items, lang }: FlowProps) {
  return (
    <ol className="flow" lang={lang}>
      {items.map(({ time, title, text }) => (
        <li key={`${time} ${title}`}>
          <p className="flow-time figures">{time}</p>
          <h3 className="flow-title">{title}</h3>
          <p className="flow-text">{text}</p>
        </li>
      ))}
    </ol>
  );
}
