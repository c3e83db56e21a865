import { pageNotFound } from "#app/lib/errors.ts";
import type { Route } from "./+types/not-found.ts";

/** Every address that no other route answers. */
export function loader({ url }: Route.LoaderArgs) {
  throw pageNotFound(url.pathname);
}

export default function NotFound() {
  return null;
}
