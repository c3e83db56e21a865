/** The minified code of a module without types, as text for an inline script; see vite.config.ts. */
declare module "*?inline-script" {
  const code: string;
  export default code;
}
