import { useEffect, type RefObject } from "react";

/** sessionStorage key of the typed values of a page's form. */
const draftKey = (page: string) => `draft:${page}`;

/**
 * Stores the typed values of a form until it is sent: they survive a reload, a failure and a change of language.
 * @param page site path of the form's page
 * @param sent whether the form was sent, which deletes the draft
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, page: string, sent: boolean): void {
  useEffect(() => {
    if (sent) removeDraft(page);
  }, [page, sent]);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    restore(element, page);
    const storeDraft = () => store(element, page);
    element.addEventListener("input", storeDraft);
    return () => element.removeEventListener("input", storeDraft);
  }, [form, page]);
}

function restore(form: HTMLFormElement, page: string): void {
  try {
    const draft = JSON.parse(sessionStorage.getItem(draftKey(page)) ?? "{}") as Record<string, unknown>;
    for (const [name, value] of Object.entries(draft)) {
      const control = form.elements.namedItem(name);
      if (typeof value !== "string" || !isTextControl(control) || control.value !== "" || !form.contains(control)) continue;
      control.value = value;
    }
  } catch (error) {
    console.info("The form's draft could not be read:", error);
  }
}

function store(form: HTMLFormElement, page: string): void {
  const draft: Record<string, string> = {};
  for (const control of form.elements) if (isTextControl(control) && control.value) draft[control.name] = control.value;
  try {
    sessionStorage.setItem(draftKey(page), JSON.stringify(draft));
  } catch (error) {
    console.info("The form's draft could not be kept:", error);
  }
}

function removeDraft(page: string): void {
  try {
    sessionStorage.removeItem(draftKey(page));
  } catch (error) {
    console.info("The form's draft could not be removed:", error);
  }
}

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Controls with a visitor's values; ids and consent belong to one form alone. */
function isTextControl(control: unknown): control is TextControl {
  return (
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement ||
    (control instanceof HTMLInputElement && control.type !== "hidden" && control.type !== "checkbox")
  );
}
