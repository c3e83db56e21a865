import type { ReactNode } from "react";
import { useLocation, useNavigation, useRevalidator } from "react-router";
import type { Optional } from "#app/lib/optional.ts";
import { useText } from "#app/i18n/index.ts";
import { MAIN_ID } from "#app/components/layout/skip-link.tsx";
import { LoadFailed, Skeleton, type SkeletonKind } from "#app/components/lists/states.tsx";

/**
 * A list in its four states: loading (for another choice of the same page), failed with a retry, empty, or shown.
 * @param skeleton shown while loading; with one, this part announces the loading and then the count, without one the old list stays and does so itself
 * @param empty shown without entries, unless the list says so itself
 */
export function ListStates<T extends { items: unknown[]; total?: number }>({
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
  const t = useText();
  const { revalidate, state } = useRevalidator();
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const changing = navigation.state === "loading" && navigation.location.pathname === pathname;
  const isLoading = skeleton && (state === "loading" || changing);
  // A list that is a part of its page has no words for being empty.
  const total = list.failed || !empty ? undefined : list.value.total;
  return (
    <>
      {skeleton && (
        <output className="visually-hidden" htmlFor={MAIN_ID}>
          {isLoading ? t("ui.loading") : total !== undefined && t("search.found", { total })}
        </output>
      )}
      {isLoading ? (
        <Skeleton kind={skeleton} />
      ) : list.failed ? (
        <LoadFailed onRetry={() => void revalidate()} />
      ) : empty !== undefined && list.value.items.length === 0 ? (
        empty
      ) : (
        children(list.value)
      )}
    </>
  );
}
