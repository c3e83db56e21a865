/** The code of a module, small and without types, as text for a script within the page; see vite.config.ts. */
declare module "*?inline-script" {
  const code: string;
  export default code;
}
