interface MarkProps {
  className?: string;
}

/** The waymark: a route with three turns that ends in a ring, as in `app/lib/brand.ts`. */
export function Mark({ className = "desk-mark" }: MarkProps) {
  return (
    <svg className={className} viewBox="-1.12 -.02 2.24 1.2" aria-hidden="true">
      <path d="M-1 .16-.64 1.04-.22.36.2 1.04.57.5" />
      <circle cx=".76" cy=".3" r=".24" />
    </svg>
  );
}
