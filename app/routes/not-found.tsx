import { pageNotFound } from "#app/lib/errors.ts";
import "#app/components/map/ground.css";
import "#app/components/map/scene.css";
import type { Route } from "./+types/not-found.ts";

/** Every address that no other route answers. */
export function loader({ url }: Route.LoaderArgs) {
  throw pageNotFound(url.pathname);
}

export default function NotFound() {
  return null;
}
