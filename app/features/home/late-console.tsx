import { besidePage } from "#app/components/basics/beside-page.tsx";

/** The platform at work, with its code beside that of the page: it moves nothing and answers nothing. */
export const LateConsole = besidePage(() => import("./demo-console.tsx").then(({ DemoConsole }) => DemoConsole), {
  part: "The picture of the platform",
  Failed: () => null,
  kept: ".console",
});
