import { FIRST_PARAMETERS, isFirstParameter, LAST_PARAMETERS } from "#shared/vocabulary/finder-parameters.ts";

/** Controls that are no criteria of the finder: the boxes for comparison. */
const OTHERS = new Set(["ids"]);

/**
 * The address of a form's choices: values of one name joined by commas, the two ends of a range by a hyphen, without empty
 * ones, in canonical order.
 * @param action the form's address without parameters
 */
export function addressOfForm(form: HTMLFormElement, action: string): string {
  const valuesByName = new Map<string, string[]>();
  for (const [name, value] of new FormData(form)) {
    if (OTHERS.has(name) || typeof value !== "string") continue;
    valuesByName.set(name, [...(valuesByName.get(name) ?? []), value.trim()]);
  }
  const params = new URLSearchParams();
  for (const [name, values] of valuesByName) {
    const [, key, end] = /^(.+)-(from|to)$/.exec(name) ?? [];
    if (key === undefined) {
      const text = values.filter(Boolean).join(",");
      if (text) params.set(name, text);
    } else if (end === "from") {
      const [from = "", to = ""] = [values[0], valuesByName.get(`${key}-to`)?.[0]];
      if (from || to) params.set(key, `${from}-${to}`);
    }
  }
  const others = [...params.keys()].filter((name) => !isFirstParameter(name) && !LAST_PARAMETERS.includes(name));
  const names = [...FIRST_PARAMETERS, ...others, ...LAST_PARAMETERS];
  const ordered = new URLSearchParams(names.flatMap((name) => params.getAll(name).map((value) => [name, value])));
  const query = ordered.toString().replaceAll("%2C", ",");
  return query ? `${action}?${query}` : action;
}
