import { RenderServerComponent as renderServerComponent } from "@payloadcms/ui/elements/RenderServerComponent";
import { EntityType, getNavGroups } from "@payloadcms/ui/shared";
import { getTranslation } from "@payloadcms/translations";
import type { PayloadRequest, ServerProps } from "payload";
import { inLanguage } from "../../../fields/bilingual.ts";
import { ROLES, type Role } from "../../../access/roles.ts";
import { SETTINGS } from "../../../collections/groups.ts";
import { deskLanguage } from "../../../leads/times.ts";
import { companyName } from "../company.ts";
import { Mark } from "../mark.tsx";
import { deskTexts } from "../texts/index.ts";
import { NavFrame, type NavGroup } from "./frame.tsx";

/** The desk's menu: one line with a stop where you are, and how many wait beside leads and messages. */
export async function Nav({ i18n, payload, permissions, user, visibleEntities, req, ...others }: ServerProps & { req?: PayloadRequest }) {
  if (!user || !permissions || !visibleEntities) return null;
  const { config } = payload;
  const { admin } = config.routes;
  const language = deskLanguage(i18n.language);
  const texts = deskTexts(i18n.language);
  const waiting = async (collection: "leads" | "messages") =>
    permissions.collections?.[collection]?.read
      ? (await payload.count({ collection, where: { status: { equals: "new" } }, overrideAccess: false, user })).totalDocs
      : 0;
  const [company, leads, messages] = await Promise.all([companyName(payload, language), waiting("leads"), waiting("messages")]);
  const counts: Record<string, number> = { leads, messages };
  const settings = inLanguage(SETTINGS, language);
  const found = getNavGroups(permissions, visibleEntities, config, i18n).map(({ label, entities }) => ({
    label,
    folded: label === settings,
    links: entities.map(({ slug, type, label: name }) => ({
      slug,
      label: getTranslation(name, i18n),
      href: `${admin}/${type === EntityType.collection ? "collections" : "globals"}/${slug}`,
      count: counts[slug] ?? 0,
      urgent: slug === "leads",
    })),
  }));
  const customers = found.filter(({ links }) => links.some(({ slug }) => slug === "leads"));
  const groups: NavGroup[] = [...customers, ...found.filter((group) => !customers.includes(group))];
  return (
    <NavFrame
      groups={groups}
      account={{ name: user.name, role: inLanguage(ROLES[user.role as Role], language) }}
      brand={
        <>
          <Mark />
          <span>{company}</span>
          <small>{texts.desk}</small>
        </>
      }
    >
      {renderServerComponent({
        Component: config.admin.components.afterNavLinks,
        importMap: payload.importMap,
        serverProps: { ...others, i18n, payload, permissions, user, visibleEntities, req },
      })}
    </NavFrame>
  );
}
