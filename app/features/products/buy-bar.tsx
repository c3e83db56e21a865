import { footBar } from "#app/lib/foot-bar.ts";
import { QuoteLink } from "./quote-link.tsx";
import "./products.css";

/** On a phone, the product's name and the request for a price stay at the foot of its page. */
export function BuyBar({ slug, code, name }: { slug: string; code: string; name: string }) {
  return (
    <aside ref={footBar} className="buy-bar" aria-label={code}>
      <p>
        <b translate="no">{code}</b>
        {` ${name}`}
      </p>
      <QuoteLink slug={slug} />
    </aside>
  );
}
