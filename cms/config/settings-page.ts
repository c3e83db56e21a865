import { GROUPS, descriptions, environment } from "./settings-schema.ts";

const INTRODUCTION = `# Settings

Made from \`cms/config/settings-schema.ts\` by \`npm run docs\`; edit the texts there.

Settings are environment variables. Every one has a default that works; an empty one counts as not set. A wrong value stops the start with one line that names it.
A file \`.env\` is not read; use your shell or service manager.
`;

/** The text of docs/settings.md. @throws Error naming a setting without a description */
export function settingsPage(): string {
  const tables = describeSettings().map(({ group, settings }) => {
    const rows = settings.map(({ name, unset, about }) => `| \`${name}\` | ${unset} | ${about} |`);
    return [`## ${group}`, "", "| setting | default | meaning |", "| --- | --- | --- |", ...rows, ""].join("\n");
  });
  return [INTRODUCTION, ...tables].join("\n");
}

/** The settings by group, with the default and the meaning in Markdown. */
function describeSettings(): { group: string; settings: { name: string; unset: string; about: string }[] }[] {
  const described = Object.entries(environment.shape).map(([name, schema]) => {
    const description = descriptions.get(schema);
    if (!description) throw new Error(`${name} has no description: add one in cms/config/settings-schema.ts`);
    return {
      name,
      group: description.group,
      about: description.about,
      unset: description.unset ?? `\`${String(schema.parse(undefined))}\``,
    };
  });
  return Object.entries(GROUPS).map(([key, group]) => ({ group, settings: described.filter((setting) => setting.group === key) }));
}
