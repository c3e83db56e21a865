import { GROUPS, descriptions, environment } from "./settings-schema.ts";

/**
 * The settings as docs/settings.md has them: by group, with the default and the meaning in Markdown.
 * @throws Error naming a setting without a description
 */
export function describeSettings(): { group: string; settings: { name: string; unset: string; about: string }[] }[] {
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
