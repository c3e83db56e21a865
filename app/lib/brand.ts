/** The brand for places without stylesheets: icons, the web manifest, social cards. */

/** The waymark: a route with three turns that ends in a ring. In its own units, drawn with a stroke of 0.17. */
export const WAYMARK = {
  viewBox: "-1.12 -.02 2.24 1.2",
  route: "M-1 .16-.64 1.04-.22.36.2 1.04.57.5",
  ring: { x: 0.76, y: 0.3, radius: 0.24 },
} as const;

/** The icons that a phone or desktop keeps of the site. Sizes in pixels; `maskable` ones may be cut to any shape. */
export const APP_ICONS = [
  { src: "/icon-192.png", size: 192, purpose: "any" },
  { src: "/icon-512.png", size: 512, purpose: "any" },
  { src: "/icon-maskable-512.png", size: 512, purpose: "maskable" },
] as const;

/** The icon of iOS home screens; its size in pixels. */
export const TOUCH_ICON = { src: "/apple-touch-icon.png", size: 180 } as const;
