import type { ReactNode } from "react";
import { useLocation, useNavigation, useRevalidator } from "react-router";
import type { Settled } from "#app/lib/settled.ts";
import { LoadFailed, Skeleton, type SkeletonKind } from "#app/ui/lists/states.tsx";

/**
 * A list in its four states: loading (while another choice of the same page is on its way), failed with a retry, empty, or shown.
 * @param empty shown when the list has nothing
 */
export function ListPart<T extends { items: unknown[] }>({
  list,
  skeleton,
  empty,
  children,
}: {
  list: Settled<T>;
  skeleton: SkeletonKind;
  empty: ReactNode;
  children: (list: T) => ReactNode;
}) {
  const { revalidate, state } = useRevalidator();
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const changing = navigation.state === "loading" && navigation.location.pathname === pathname;
  if (state === "loading" || changing) return <Skeleton kind={skeleton} />;
  if (list.failed) return <LoadFailed onRetry={() => void revalidate()} />;
  return list.value.items.length === 0 ? empty : children(list.value);
}
