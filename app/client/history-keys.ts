/**
 * Gives a name to each entry of the history that the browser makes by itself: for the page that was opened, and for a link to a part of it.
 * The router knows entries by their names, and without one all of them share one place on the page. Call it before the router starts, so
 * that the name is there when the router looks.
 */
export function nameHistorySteps(): void {
  const name = () => {
    // Not by crypto, which browsers keep from sites without encryption.
    if (window.history.state === null) window.history.replaceState({ usr: null, key: Math.random().toString(36).slice(2), idx: 0 }, "");
  };
  name();
  window.addEventListener("popstate", name, { capture: true });
}
