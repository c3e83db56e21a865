import type { describeSettings } from "#cms/config/describe-settings.ts";

const INTRODUCTION = `# Settings

Made from \`cms/config/settings-schema.ts\` by \`npm run docs\`; edit the texts there.

Settings are environment variables. Every one has a default that works; an empty one counts as not set. A wrong value stops the start with one line that names it.
A file \`.env\` is not read; use your shell or service manager.
`;

/**
 * The text of docs/settings.md.
 * @param groups what the settings say of themselves
 */
export function settingsPage(groups: ReturnType<typeof describeSettings>): string {
  const tables = groups.map(({ group, settings }) => {
    const rows = settings.map(({ name, unset, about }) => `| \`${name}\` | ${unset} | ${about} |`);
    return [`## ${group}`, "", "| setting | default | meaning |", "| --- | --- | --- |", ...rows, ""].join("\n");
  });
  return [INTRODUCTION, ...tables].join("\n");
}
