import type { CSSProperties } from "react";
import { useViewTransitionState } from "react-router";
import { localPath, useLanguage } from "#app/i18n/index.ts";

/** Whether the browser comes from or goes to an address: never while the server makes a page. */
const useMoving = import.meta.env.SSR ? () => false : useViewTransitionState;

/**
 * The style of a picture that a list and the page at `to` share. While the browser comes from or goes to that page it has a name, so
 * that the one picture grows into the other. Both pictures ask with the same address; the name is made of it, because the page that
 * is left may have a picture of its own.
 * @param to site path without language prefix
 */
export function useSharedPicture(to: string): CSSProperties | undefined {
  const moving = useMoving(localPath(to, useLanguage()));
  return moving ? { viewTransitionName: `picture${to.replaceAll(/[^a-z0-9]/gi, "-")}`, viewTransitionClass: "picture" } : undefined;
}
