import { RenderServerComponent as renderServerComponent } from "@payloadcms/ui/elements/RenderServerComponent";
import { EntityType, getNavGroups } from "@payloadcms/ui/shared";
import { getTranslation } from "@payloadcms/translations";
import type { PayloadRequest, ServerProps, TypedUser } from "payload";
import type { DeskLanguage } from "#shared/languages.ts";
import { inLanguage } from "../../../lib/i18n.ts";
import { collectionAddress, deskAddress, globalAddress } from "../../../lib/desk-address.ts";
import { can, ROLE_LABELS, type Role } from "../../../access/permissions.ts";
import { SETTINGS } from "../../../lib/groups.ts";
import { deskLanguage } from "../../../lib/time.ts";
import { paletteCss } from "#shared/lib/palette.ts";
import { deskBrand } from "../../lib/desk-brand.ts";
import { CompanySign } from "../../components/company-sign.tsx";
import { deskTexts } from "../../texts/index.ts";
import { contentViewsFor, VIEW_GROUPS } from "../content-views.ts";
import { NavMenu, type NavGroup } from "./nav-menu.tsx";

/** The desk's menu: a line with a stop at the current page, and the number of waiting leads. */
export async function Nav({ i18n, payload, permissions, user, visibleEntities, req, ...others }: ServerProps & { req?: PayloadRequest }) {
  if (!user || !permissions || !visibleEntities) return null;
  const { config } = payload;
  const language = deskLanguage(i18n.language);
  const texts = deskTexts(i18n.language);
  const [company, waiting] = await Promise.all([
    deskBrand(payload, language),
    can({ user }, "leads.read")
      ? payload.count({ collection: "leads", where: { status: { equals: "new" } }, overrideAccess: false, user })
      : null,
  ]);
  const settings = inLanguage(SETTINGS, language);
  const allGroups = getNavGroups(permissions, visibleEntities, config, i18n).map(({ label, entities }) => ({
    label,
    folded: label === settings,
    links: entities.map(({ slug, type, label: name }) => ({
      slug,
      label: getTranslation(name, i18n),
      href: type === EntityType.collection ? collectionAddress(slug) : globalAddress(slug),
      count: slug === "leads" ? (waiting?.totalDocs ?? 0) : 0,
    })),
  }));
  const customers = allGroups.filter(({ links }) => links.some(({ slug }) => slug === "leads"));
  const own = contentLinks(user, language);
  const rest = allGroups.filter((group) => !customers.includes(group));
  const groups: NavGroup[] = [...customers, ...rest.filter(({ folded }) => !folded), ...own, ...rest.filter(({ folded }) => folded)];
  return (
    <NavMenu
      groups={groups}
      account={{ name: user.name, role: inLanguage(ROLE_LABELS[user.role as Role], language) }}
      brand={
        <>
          {company.accent && <style>{paletteCss(company.accent)}</style>}
          <CompanySign brand={company} />
          <span>{company.name}</span>
          <small>{texts.desk}</small>
        </>
      }
    >
      {renderServerComponent({
        Component: config.admin.components.afterNavLinks,
        importMap: payload.importMap,
        serverProps: { ...others, i18n, payload, permissions, user, visibleEntities, req },
      })}
    </NavMenu>
  );
}

/** The desk's content pages besides collections. */
function contentLinks(user: TypedUser, language: DeskLanguage): NavGroup[] {
  const views = contentViewsFor(user);
  return Object.entries(VIEW_GROUPS).flatMap(([name, label]) => {
    const links = views.filter(({ group }) => group === name);
    if (links.length === 0) return [];
    const linkOf = ({ path, title }: (typeof links)[number]) => ({
      // A global may have the same name.
      slug: path.replace("/", "view-"),
      label: inLanguage(title, language),
      href: deskAddress(path),
      count: 0,
    });
    return [{ label: inLanguage(label, language), folded: false, links: links.map(linkOf) }];
  });
}
