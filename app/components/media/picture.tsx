import { pictureAddress, pictureSrcSet, type PictureSource } from "#app/lib/picture.ts";

/**
 * A picture in the server's widths; the server sends AVIF, WebP or JPEG, the best that the browser supports. Where the layout crops it,
 * the editors' focal point stays in sight.
 * @param sizes its width in the layout, as in the `sizes` attribute
 * @param priority for the one picture at the top of a page: preloaded and loaded first
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
      // Before `src`, or some browsers fetch that one first.
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
