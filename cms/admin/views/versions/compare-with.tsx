"use client";
import { useModal } from "@payloadcms/ui";
import { usePathname, useRouter, useSearchParams } from "../../lib/navigation.ts";
import type { ReactNode } from "react";

/** The choice of the version to compare with, in the drawer with all versions. */
export function CompareWith({ version, label, children }: { version: string; label: string; children: ReactNode }) {
  const { closeAllModals } = useModal();
  const router = useRouter();
  const here = usePathname();
  const searchParams = useSearchParams();
  const choose = () => {
    closeAllModals();
    const params = new URLSearchParams(searchParams);
    params.set("versionFrom", version);
    router.push(`${here}?${params}`);
  };
  return (
    <button type="button" className="desk-link" aria-label={label} onClick={choose}>
      {children}
    </button>
  );
}
