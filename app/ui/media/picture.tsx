import { pictureFallback, pictureSrcSet, type PictureSource } from "#app/lib/picture.ts";

/**
 * A picture in AVIF, WebP and JPEG, in the widths that the server makes.
 * @param sizes how wide the layout shows it, as in the `sizes` attribute
 * @param priority for the one picture that a page opens with: loaded at once and first
 */
export function Picture({ picture, sizes, priority = false, className }: { picture: PictureSource; sizes: string; priority?: boolean; className?: string }) {
  return (
    <picture>
      <source type="image/avif" srcSet={pictureSrcSet(picture, "avif")} sizes={sizes} />
      <source type="image/webp" srcSet={pictureSrcSet(picture, "webp")} sizes={sizes} />
      <img
        className={className}
        src={pictureFallback(picture)}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding="async"
      />
    </picture>
  );
}
