import type { AdminViewServerProps } from "payload";
import { StaffPage, signedInAt } from "../../providers/staff-page.tsx";
import { UnknownAddress } from "./unknown-address.tsx";

/** The page for unknown addresses of the desk. */
export function NotFoundView(view: AdminViewServerProps) {
  signedInAt(view, { path: "" });
  return (
    <StaffPage view={view}>
      <UnknownAddress />
    </StaffPage>
  );
}
