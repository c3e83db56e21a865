import type { PictureSource } from "#app/lib/picture.ts";
import { Picture } from "./picture.tsx";
import "./quotes.css";

export interface QuoteItem {
  quote: string;
  name: string;
  /** The person: company, position, devices. */
  role: string;
  /** The result, in a few words with a number. */
  result?: string;
  portrait?: PictureSource | null;
}

/** Customers' results and words, side by side. */
export function Quotes({ items }: { items: QuoteItem[] }) {
  return (
    <div className="quotes">
      {items.map((item) => (
        <Quote key={item.name} item={item} />
      ))}
    </div>
  );
}

/** One result, and the quotation with its source. The quotation marks are part of the text. */
function Quote({ item: { quote, name, role, result, portrait } }: { item: QuoteItem }) {
  return (
    <figure className="quote">
      {result && <p className="quote-result figures">{result}</p>}
      <blockquote>{quote}</blockquote>
      <figcaption>
        {portrait && <Picture picture={portrait} sizes="80px" className="quote-portrait" />}
        <b>{name}</b>
        <span>{role}</span>
      </figcaption>
    </figure>
  );
}
