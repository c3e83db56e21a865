import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { statedConditions, type Conditions } from "#shared/specification/standby.ts";
import { conditionParams, conditionsOf, type StandbyProduct } from "#app/lib/standby-conditions.ts";

interface Choice {
  product: StandbyProduct;
  conditions: Conditions;
}

/** The calculator's choices: those of the address, and those of a moving handle. */
export function useConditions(products: readonly StandbyProduct[]) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [draft, setDraft] = useState<{ from: URLSearchParams; to: Choice } | null>(null);
  const requested = requestOf(products, search);
  const current = draft?.from === search ? draft.to : requested;

  /** The query of the page's address for another choice. */
  function queryOf({ product, conditions }: Choice): string {
    const query = new URLSearchParams(search);
    query.delete("step");
    if (products.length > 1) query.set("product", product.slug);
    for (const [name, value] of Object.entries(conditionParams(conditions))) query.set(name, value);
    return `?${query}`;
  }

  return {
    chosen: current,
    /** Shows the result of other conditions without changing the address. */
    show(change: Partial<Conditions>): void {
      if (current) setDraft({ from: search, to: { ...current, conditions: { ...current.conditions, ...change } } });
    },
    /** Shows another product under the same conditions, as far as it supports them. */
    showProduct(slug: string): void {
      const product = products.find((other) => other.slug === slug);
      if (!product || !current) return;
      const conditions = conditionsOf(new URLSearchParams(conditionParams(current.conditions)), product.model);
      setDraft({ from: search, to: { product, conditions } });
    },
    /** Adopts the values that the visitor set in the form before hydration. */
    adopt(form: HTMLFormElement): void {
      const query = new URLSearchParams();
      for (const [name, value] of new FormData(form)) if (typeof value === "string") query.set(name, value);
      const requested = requestOf(products, query);
      if (requested && current && queryOf(requested) !== queryOf(current)) setDraft({ from: search, to: requested });
    },
    /** Writes the shown choices into the address. */
    settle(): void {
      if (current) void navigate(queryOf(current), { replace: true, preventScrollReset: true, defaultShouldRevalidate: false });
    },
    /** The query of the stated condition. */
    statedQuery: current ? queryOf({ product: current.product, conditions: statedConditions(current.product.model) }) : "",
  };
}

/** The choices of an address; null without a product. */
function requestOf(products: readonly StandbyProduct[], search: URLSearchParams): Choice | null {
  const product = products.find(({ slug }) => slug === search.get("product")) ?? products[0];
  return product ? { product, conditions: conditionsOf(search, product.model) } : null;
}
