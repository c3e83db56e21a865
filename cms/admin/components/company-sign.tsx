import type { deskBrand } from "../lib/desk-brand.ts";
import { Mark } from "./mark.tsx";

interface CompanySignProps {
  brand: Pick<Awaited<ReturnType<typeof deskBrand>>, "sign" | "isDemonstration">;
  className?: string;
}

/** The company's own icon; without one the demonstration's sign on the demonstration alone, and elsewhere the letter that browsers' tabs show. */
export function CompanySign({ brand: { sign, isDemonstration }, className = "desk-mark" }: CompanySignProps) {
  if (!sign && isDemonstration) return <Mark className={className} />;
  return <img className={className} src={sign ?? "/icon-192.png"} alt="" />;
}
