interface Question {
  question: string;
  /** What the button says that does it. */
  deed: string;
  /** What the button says that leaves everything as it is. */
  cancel: string;
  /** Whether something would be lost for good: then the button that leaves it is the one that stands out. */
  isLoss?: boolean;
  /** Asks for a name as well, beginning with this one, of at most so many characters. */
  name?: { before: string; longest: number };
}

/**
 * Asks a question in a dialog of the desk, in the place of the browser's own, which speaks the browser's language.
 * @returns the name that was written, or an empty text where none was asked for; null when nothing is to be done
 */
export function ask({ question, deed, cancel, isLoss = false, name }: Question): Promise<string | null> {
  const dialog = document.createElement("dialog");
  dialog.className = "desk desk-ask";
  const form = element("form", "");
  form.method = "dialog";
  const heading = element("h2", question);
  heading.id = "desk-ask-question";
  dialog.setAttribute("aria-labelledby", heading.id);
  const input = element("input", "");
  input.className = "desk-input";
  input.setAttribute("aria-label", question);
  const actions = element("div", "");
  actions.className = "desk-actions";
  const done = button(deed, !isLoss);
  const left = button(cancel, isLoss);
  done.value = "done";
  left.type = "button";
  left.addEventListener("click", () => dialog.close());
  actions.append(done, left);
  form.append(heading, ...(name ? [input] : []), actions);
  dialog.append(form);
  if (name) {
    input.value = name.before;
    input.maxLength = name.longest;
    input.required = true;
  }
  // A press in it is none beside what it was asked over, which stays open.
  for (const press of ["mousedown", "pointerdown"]) dialog.addEventListener(press, (event) => event.stopPropagation());
  // What it was asked over would take the key for itself, and leave the dialog open.
  const escape = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopImmediatePropagation();
    dialog.close();
  };
  window.addEventListener("keydown", escape, true);
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      window.removeEventListener("keydown", escape, true);
      dialog.remove();
      resolve(dialog.returnValue === "done" ? input.value.trim() : null);
    });
    document.body.append(dialog);
    dialog.showModal();
    (name ? input : isLoss ? left : done).focus();
  });
}

function element<Name extends "form" | "h2" | "input" | "div">(name: Name, words: string): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.textContent = words;
  return made;
}

function button(words: string, isFirst: boolean): HTMLButtonElement {
  const made = document.createElement("button");
  made.className = `desk-button${isFirst ? " desk-button--first" : ""}`;
  made.textContent = words;
  return made;
}
