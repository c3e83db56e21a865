import type { CSSProperties } from "react";
import { useViewTransitionState } from "react-router";
import { localPath, useLanguage } from "#app/i18n/index.ts";

/** Whether the browser comes from or goes to an address: never on the server. */
const useMoving = import.meta.env.SSR ? () => false : useViewTransitionState;

/**
 * The style of a picture that a list and the page at `to` share. While the browser comes from or goes to that page it has a view name,
 * so that the one picture grows into the other. Both pictures use the same address, which makes the name, because the page that
 * the visitor leaves may have a picture of its own.
 * @param to site path without language prefix
 */
export function useSharedPicture(to: string): CSSProperties | undefined {
  const moving = useMoving(localPath(to, useLanguage()));
  return moving ? { viewTransitionName: `picture${to.replaceAll(/[^a-z0-9]/gi, "-")}`, viewTransitionClass: "picture" } : undefined;
}
