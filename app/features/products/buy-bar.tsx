import { footBar } from "#app/lib/foot-bar.ts";
import { QuoteLink } from "./quote-link.tsx";
import "./products.css";

/** On a phone, what a product page is about and the request for a price stay at its foot. */
export function BuyBar({ slug, code, name }: { slug: string; code: string; name: string }) {
  return (
    <aside ref={footBar} className="buy-bar" aria-label={code}>
      <p>
        <b translate="no">{code}</b> {name}
      </p>
      <QuoteLink slug={slug} />
    </aside>
  );
}
