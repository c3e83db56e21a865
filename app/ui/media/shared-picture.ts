import { useViewTransitionState } from "react-router";
import { localPath, useLanguage } from "#app/i18n/index.ts";

/**
 * The class of a picture that a list and the page at `to` share. While the browser goes from one to the other it has a name, so that
 * the one picture grows into the other. Both pictures ask with the same address.
 * @param to site path without language prefix
 */
export function useSharedPicture(to: string): string {
  return useViewTransitionState(localPath(to, useLanguage())) ? "shared-picture" : "";
}
