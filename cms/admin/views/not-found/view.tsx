import type { AdminViewServerProps } from "payload";
import { StaffPage, signedInAt } from "../../providers/staff-page.tsx";
import { UnknownAddress } from "./unknown-address.tsx";

/** What staff sees where the desk has nothing. */
export function NotFoundView(view: AdminViewServerProps) {
  signedInAt(view, "");
  return (
    <StaffPage view={view}>
      <UnknownAddress />
    </StaffPage>
  );
}
