import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { statedConditions, type Conditions } from "#shared/specification/standby.ts";
import { conditionParams, conditionsOf, type StandbyProduct } from "#app/lib/standby-conditions.ts";

interface Chosen {
  product: StandbyProduct;
  conditions: Conditions;
}

/** What is chosen in the calculator: what its address says, and while a handle is moved what that says. */
export function useConditions(products: readonly StandbyProduct[]) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [draft, setDraft] = useState<{ from: URLSearchParams; to: Chosen } | null>(null);
  const requested = requestOf(products, search);
  const current = draft?.from === search ? draft.to : requested;

  /** The query of the page's address with something else chosen. */
  function queryOf({ product, conditions }: Chosen): string {
    const query = new URLSearchParams(search);
    query.delete("step");
    if (products.length > 1) query.set("product", product.slug);
    for (const [name, value] of Object.entries(conditionParams(conditions))) query.set(name, value);
    return `?${query}`;
  }

  return {
    chosen: current,
    /** Shows the result of other conditions, and leaves the address as it is. */
    show(change: Partial<Conditions>): void {
      if (current) setDraft({ from: search, to: { ...current, conditions: { ...current.conditions, ...change } } });
    },
    /** Shows another product under the same conditions, as far as it can have them. */
    showProduct(slug: string): void {
      const product = products.find((other) => other.slug === slug);
      if (!product || !current) return;
      const conditions = conditionsOf(new URLSearchParams(conditionParams(current.conditions)), product.model);
      setDraft({ from: search, to: { product, conditions } });
    },
    /** Takes over what was set in a form before anybody followed it. */
    adopt(form: HTMLFormElement): void {
      const query = new URLSearchParams();
      for (const [name, value] of new FormData(form)) if (typeof value === "string") query.set(name, value);
      const requested = requestOf(products, query);
      if (requested && current && queryOf(requested) !== queryOf(current)) setDraft({ from: search, to: requested });
    },
    /** Writes what is shown into the address. */
    settle(): void {
      if (current) void navigate(queryOf(current), { replace: true, preventScrollReset: true, defaultShouldRevalidate: false });
    },
    /** The query of the stated condition. */
    statedQuery: current ? queryOf({ product: current.product, conditions: statedConditions(current.product.model) }) : "",
  };
}

/** What an address asks for; null when there is no product. */
function requestOf(products: readonly StandbyProduct[], search: URLSearchParams): Chosen | null {
  const product = products.find(({ slug }) => slug === search.get("product")) ?? products[0];
  return product ? { product, conditions: conditionsOf(search, product.model) } : null;
}
