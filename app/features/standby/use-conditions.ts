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
  const [moved, setMoved] = useState<{ from: URLSearchParams; to: Chosen } | null>(null);
  const asked = askedOf(products, search);
  const chosen = moved?.from === search ? moved.to : asked;

  /** The query of the page's address with something else chosen. */
  function queryOf({ product, conditions }: Chosen): string {
    const query = new URLSearchParams(search);
    query.delete("step");
    if (products.length > 1) query.set("product", product.slug);
    for (const [name, value] of Object.entries(conditionParams(conditions))) query.set(name, value);
    return `?${query}`;
  }

  return {
    chosen,
    /** Shows the result of other conditions, and leaves the address as it is. */
    show(change: Partial<Conditions>): void {
      if (chosen) setMoved({ from: search, to: { ...chosen, conditions: { ...chosen.conditions, ...change } } });
    },
    /** Shows another product under the same conditions, as far as it can have them. */
    showProduct(slug: string): void {
      const product = products.find((known) => known.slug === slug);
      if (!product || !chosen) return;
      const conditions = conditionsOf(new URLSearchParams(conditionParams(chosen.conditions)), product.model);
      setMoved({ from: search, to: { product, conditions } });
    },
    /** Takes over what was set in a form before anybody followed it. */
    adopt(form: HTMLFormElement): void {
      const query = new URLSearchParams();
      for (const [name, value] of new FormData(form)) if (typeof value === "string") query.set(name, value);
      const requested = askedOf(products, query);
      if (requested && chosen && queryOf(requested) !== queryOf(chosen)) setMoved({ from: search, to: requested });
    },
    /** Writes what is shown into the address. */
    settle(): void {
      if (chosen) void navigate(queryOf(chosen), { replace: true, preventScrollReset: true, defaultShouldRevalidate: false });
    },
    /** The query of the stated condition. */
    statedQuery: chosen ? queryOf({ product: chosen.product, conditions: statedConditions(chosen.product.model) }) : "",
  };
}

/** What an address asks for; null when there is no product. */
function askedOf(products: readonly StandbyProduct[], search: URLSearchParams): Chosen | null {
  const product = products.find(({ slug }) => slug === search.get("product")) ?? products[0];
  return product ? { product, conditions: conditionsOf(search, product.model) } : null;
}
