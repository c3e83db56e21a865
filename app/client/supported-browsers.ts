/**
 * The oldest browsers that the client supports, as the build names them. The build writes no later syntax (vite.config.ts), a lint
 * rule refuses interfaces that they lack (`no-restricted-properties` in .oxlintrc.json), and the client starts in no older one (boot.ts):
 * there a page works as without script.
 */
export const OLDEST_BROWSERS = ["safari16.4", "chrome111", "edge111", "firefox114"];

/**
 * Whether this browser is supported, by its features: mixed colours came with Chrome 111 and Firefox 113, compression with
 * Safari 16.4.
 */
export function isSupported(): boolean {
  return "CompressionStream" in window && CSS.supports("color", "color-mix(in srgb, red, red)");
}
