import type { ServerProps } from "payload";
import { specRows } from "#shared/vocabulary/spec-rows.ts";
import { termsOf } from "#shared/vocabulary/terms.ts";
import { RowsInForce } from "./rows-in-force.tsx";
import { RowsMissing } from "./rows-missing.tsx";

/** Gives the current specification rows to the form when it opens; beside a product's rows it shows those that its series expects. */
export async function SpecRows({ payload, path }: Pick<ServerProps, "payload"> & { path?: string }) {
  const rows = <RowsInForce rows={[...specRows()]} groups={[...termsOf("spec-groups")]} />;
  if (path !== "specs") return rows;
  const { docs } = await payload.find({
    collection: "series",
    select: { calledFor: true, inapplicable: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  const calledFor = Object.fromEntries(
    docs.map(({ id, calledFor, inapplicable }) => [id, (calledFor ?? []).filter((key) => !inapplicable?.includes(key))]),
  );
  return (
    <>
      {rows}
      <RowsMissing calledFor={calledFor} />
    </>
  );
}
