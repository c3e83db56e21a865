import { pictureAddress, pictureSrcSet, type PictureSource } from "#app/lib/picture.ts";

/**
 * A picture in the widths that the server makes; it sends AVIF, WebP or JPEG, whichever the browser knows best. Where the layout cuts it,
 * what editors have marked stays in sight.
 * @param sizes how wide the layout shows it, as in the `sizes` attribute
 * @param priority for the one picture that a page opens with: named in the head, loaded at once and first
 */
export function Picture({
  picture,
  sizes,
  priority = false,
  className,
}: {
  picture: PictureSource;
  sizes: string;
  priority?: boolean;
  className?: string;
}) {
  return (
    <img
      className={className}
      // Before the address, or some browsers fetch that one first.
      sizes={sizes}
      srcSet={pictureSrcSet(picture)}
      src={pictureAddress(picture)}
      alt={picture.alt}
      width={picture.width}
      height={picture.height}
      data-focus={picture.focus}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      decoding="async"
    />
  );
}
