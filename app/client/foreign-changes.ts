/**
 * Lets the client work in a page that others change: translators of the browser put elements in the place of texts, extensions wrap,
 * move and remove elements. React takes the DOM for its own; without this, it shows old texts there, or fails as a whole when it removes a
 * node that is elsewhere (https://github.com/facebook/react/issues/11538, open since 2017).
 */

/** What stands in the place of a text, or of what stood there before. */
const substitutes = new WeakMap<Node, Node>();

/** Call it once, before the client takes over; it changes three members of `Node.prototype`, in what would fail or have no effect. */
export function tolerateForeignChanges(): void {
  const observer = new MutationObserver(noteSubstitutes);
  observer.observe(document, { childList: true, subtree: true });

  /** What has been put in the place of a text that is on no page any more. */
  function substituteOf(node: Node): ChildNode | undefined {
    if (node.nodeType !== Node.TEXT_NODE || node.parentNode) return undefined;
    noteSubstitutes(observer.takeRecords());
    let substitute = substitutes.get(node);
    while (substitute && !substitute.parentNode) substitute = substitutes.get(substitute);
    return substitute as ChildNode | undefined;
  }

  const { removeChild, insertBefore } = Node.prototype;

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    // Wrapped, moved or translated by others: it goes from where it is. What others have removed is gone already.
    const present: Node = substituteOf(child) ?? child;
    if (present.parentNode) removeChild.call(present.parentNode, present);
    return child;
  };

  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null): Child {
    let place: Node | null = before && (substituteOf(before) ?? before);
    while (place && place.parentNode !== this) place = place.parentNode;
    return insertBefore.call(this, child, place) as Child;
  };

  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue");
  Object.defineProperty(Node.prototype, "nodeValue", {
    ...nodeValue,
    set(this: Node, value: string | null) {
      nodeValue?.set?.call(this, value);
      // A text that changes is shown in the place of the translation of what it was; translators see it and translate it anew.
      substituteOf(this)?.replaceWith(this);
    },
  });
}

function noteSubstitutes(records: readonly MutationRecord[]): void {
  const added = new Set<Node | null>(records.flatMap(({ addedNodes }) => [...addedNodes]));
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    const substitute = addedNodes[0] ?? [previousSibling, nextSibling].find((sibling) => added.has(sibling));
    if (substitute) for (const removed of removedNodes) if (removed !== substitute) substitutes.set(removed, substitute);
  }
}
