import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from "react";
import { useLocation } from "react-router";
import { Icon } from "../basics/icon.tsx";
import { SiteLink } from "../basics/site-link.tsx";
import { MegaMenu } from "./mega-menu.tsx";
import type { NavEntry } from "./nav-model.ts";

/** Milliseconds that the pointer rests before a menu opens, and stays away before it closes. */
const OPEN_DELAY = 120;
const CLOSE_DELAY = 220;

/**
 * The entries of the header. Without script they are plain links. With it an entry with a menu opens under a resting mouse, by a tap,
 * and by Enter, Space or arrow down; a mouse click follows the link. Arrow left and right walk the entries, arrow up and down the
 * open menu, Escape closes it.
 */
export function MainNav({ entries, current }: { entries: NavEntry[]; current: string | undefined }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A menu belongs to the page on which it was opened: the next page shows none.
  const { key } = useLocation();
  const [opened, setOpened] = useState<{ to: string; visit: string } | null>(null);
  const open = opened?.visit === key ? opened.to : null;

  /** What the keyboard opens is not closed by a pointer that left before. */
  function setOpen(to: string | null) {
    clearTimeout(timer.current);
    setOpened(to === null ? null : { to, visit: key });
  }

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (open === null) return;
    // On release of the pointer: after a press by mistake it can move back into the menu first.
    function closeOutside(event: Event) {
      const entry = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-entry]") : null;
      if (entry?.dataset["entry"] !== open) setOpened(null);
    }
    // Also closes a menu that the pointer has opened, wherever the focus is.
    function closeByEscape({ key: pressed }: globalThis.KeyboardEvent) {
      if (pressed !== "Escape") return;
      const entry = document.activeElement?.closest("[data-entry]")?.querySelector<HTMLElement>(".main-nav-link");
      setOpened(null);
      entry?.focus();
    }
    document.addEventListener("keydown", closeByEscape);
    document.addEventListener("pointerup", closeOutside);
    document.addEventListener("focusin", closeOutside);
    return () => {
      document.removeEventListener("keydown", closeByEscape);
      document.removeEventListener("pointerup", closeOutside);
      document.removeEventListener("focusin", closeOutside);
    };
  }, [open]);

  function openSoon(event: PointerEvent, to: string | null) {
    if (event.pointerType !== "mouse") return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(to), to === null ? CLOSE_DELAY : open === null ? OPEN_DELAY : 0);
  }

  /** A mouse has opened the menu already and follows the link; taps and the keyboard open and close it. */
  function toggle(event: MouseEvent, to: string) {
    const byMouse = "pointerType" in event.nativeEvent && event.nativeEvent.pointerType === "mouse";
    if (byMouse || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(open === to ? null : to);
  }

  function onKeyDown(event: KeyboardEvent<HTMLUListElement>) {
    const element = event.target as HTMLElement;
    const item = element.closest<HTMLElement>("[data-entry]");
    const entry = item?.querySelector<HTMLElement>(".main-nav-link");
    if (!item || !entry) return;
    const onEntry = element === entry;
    const hasMenu = entry.hasAttribute("aria-expanded");
    if (event.key === " " && onEntry && hasMenu) {
      setOpen(open === null ? (item.dataset["entry"] ?? null) : null);
    } else if (onEntry && (event.key === "ArrowLeft" || event.key === "ArrowRight")) {
      focusNext([...event.currentTarget.querySelectorAll<HTMLElement>(".main-nav-link")], event.key === "ArrowRight" ? 1 : -1);
    } else if (onEntry && event.key === "ArrowDown" && hasMenu) {
      setOpen(item.dataset["entry"] ?? null);
      requestAnimationFrame(() => item.querySelector<HTMLElement>(".mega-menu a")?.focus());
    } else if (!onEntry && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      focusNext([...item.querySelectorAll<HTMLElement>("a")], event.key === "ArrowDown" ? 1 : -1);
    } else {
      return;
    }
    event.preventDefault();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys come from the links inside
    <ul className="main-nav-list" onKeyDown={onKeyDown}>
      {entries.map(({ label, to, menu }) => (
        <li
          key={to}
          data-entry={to}
          onPointerEnter={(event) => openSoon(event, menu ? to : null)}
          onPointerLeave={(event) => openSoon(event, null)}
        >
          <SiteLink
            className="main-nav-link"
            to={to}
            aria-current={current === to ? "true" : undefined}
            aria-expanded={menu && open === to}
            onClick={menu && ((event) => toggle(event, to))}
          >
            {label}
            {menu && <Icon name="chevron-down" />}
          </SiteLink>
          {menu && open === to && <MegaMenu menu={menu} />}
        </li>
      ))}
    </ul>
  );
}

/** Moves the focus among elements, wrapping at the ends. */
function focusNext(elements: HTMLElement[], step: 1 | -1) {
  const index = elements.findIndex((element) => element === document.activeElement);
  elements[(index + step + elements.length) % elements.length]?.focus();
}
