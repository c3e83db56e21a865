import type { ReactNode } from "react";
import { useLocation, useNavigation, useRevalidator } from "react-router";
import type { Optional } from "#app/lib/optional.ts";
import { LoadFailed, Skeleton, type SkeletonKind } from "#app/components/lists/states.tsx";

/**
 * A list in its four states: loading (for another choice of the same page), failed with a retry, empty, or shown.
 * @param skeleton shown while loading; without one the old list stays and announces the loading itself
 * @param empty shown without entries, unless the list says so itself
 */
export function ListStates<T extends { items: unknown[] }>({
  list,
  skeleton,
  empty,
  children,
}: {
  list: Optional<T>;
  skeleton?: SkeletonKind;
  empty?: ReactNode;
  children: (list: T) => ReactNode;
}) {
  const { revalidate, state } = useRevalidator();
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const changing = navigation.state === "loading" && navigation.location.pathname === pathname;
  if (skeleton && (state === "loading" || changing)) return <Skeleton kind={skeleton} />;
  if (list.failed) return <LoadFailed onRetry={() => void revalidate()} />;
  return empty !== undefined && list.value.items.length === 0 ? empty : children(list.value);
}
