import type { deskBrand } from "../lib/desk-brand.ts";

interface CompanySignProps {
  brand: Pick<Awaited<ReturnType<typeof deskBrand>>, "sign" | "isDemonstration">;
  className?: string;
}

/** The company's own icon. Without one, the demonstration shows its own, and other sites the letter of their browser tab. */
export function CompanySign({ brand: { sign, isDemonstration }, className = "desk-mark" }: CompanySignProps) {
  if (sign || !isDemonstration) return <img className={className} src={sign ?? "/icon-192.png"} alt="" />;
  // A route with three turns that ends in a ring, as in `app/lib/brand.ts`.
  return (
    <svg className={className} viewBox="-1.12 -.02 2.24 1.2" aria-hidden="true">
      <path d="M-1 .16-.64 1.04-.22.36.2 1.04.57.5" />
      <circle cx=".76" cy=".3" r=".24" />
    </svg>
  );
}
