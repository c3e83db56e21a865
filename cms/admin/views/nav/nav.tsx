import { RenderServerComponent as renderServerComponent } from "@payloadcms/ui/elements/RenderServerComponent";
import { EntityType, getNavGroups } from "@payloadcms/ui/shared";
import { getTranslation } from "@payloadcms/translations";
import type { PayloadRequest, ServerProps } from "payload";
import { inLanguage } from "../../../lib/i18n.ts";
import { collectionAddress, deskAddress, globalAddress } from "../../../lib/desk-address.ts";
import { can, ROLE_LABELS, type Role } from "../../../access/permissions.ts";
import { SETTINGS } from "../../../lib/groups.ts";
import { deskLanguage } from "../../../lib/time.ts";
import { isMultilingual } from "#shared/languages.ts";
import { paletteCss } from "#shared/lib/palette.ts";
import { deskBrand } from "../../lib/desk-brand.ts";
import { CompanySign } from "../../components/company-sign.tsx";
import { INTERFACE_TEXTS } from "../interface-texts/path.ts";
import { deskTexts, type Texts } from "../../texts/index.ts";
import { IMPORT_EXPORT } from "../import-export/path.ts";
import { TRANSLATIONS } from "../translations/path.ts";
import { NavMenu, type NavGroup } from "./nav-menu.tsx";

/** The desk's menu: a line with a stop at the current page, and the numbers of waiting leads and messages. */
export async function Nav({ i18n, payload, permissions, user, visibleEntities, req, ...others }: ServerProps & { req?: PayloadRequest }) {
  if (!user || !permissions || !visibleEntities) return null;
  const { config } = payload;
  const language = deskLanguage(i18n.language);
  const texts = deskTexts(i18n.language);
  const waiting = async (collection: "leads" | "messages") =>
    permissions.collections?.[collection]?.read
      ? (await payload.count({ collection, where: { status: { equals: "new" } }, overrideAccess: false, user })).totalDocs
      : 0;
  const [company, leads, messages] = await Promise.all([deskBrand(payload, language), waiting("leads"), waiting("messages")]);
  const counts: Record<string, number> = { leads, messages };
  const settings = inLanguage(SETTINGS, language);
  const allGroups = getNavGroups(permissions, visibleEntities, config, i18n).map(({ label, entities }) => ({
    label,
    folded: label === settings,
    links: entities.map(({ slug, type, label: name }) => ({
      slug,
      label: getTranslation(name, i18n),
      href: type === EntityType.collection ? collectionAddress(slug) : globalAddress(slug),
      count: counts[slug] ?? 0,
    })),
  }));
  const customers = allGroups.filter(({ links }) => links.some(({ slug }) => slug === "leads"));
  const own = contentLinks(texts, can({ user }, "content.import"));
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

/** The desk's content pages besides collections. @param mayImport whether the user may import and export records */
function contentLinks(texts: Texts, mayImport: boolean): NavGroup[] {
  const link = (slug: string, label: string, path: string) => ({ slug, label, href: deskAddress(path), count: 0, urgent: false });
  const languages = {
    label: isMultilingual ? texts.groups.languages : texts.groups.texts,
    folded: false,
    links: [
      ...(isMultilingual ? [link("translations", texts.translations.title, TRANSLATIONS)] : []),
      link("texts", texts.interfaceTexts.title, INTERFACE_TEXTS),
    ],
  };
  const data = { label: texts.groups.data, folded: false, links: [link("import-export", texts.importExport.title, IMPORT_EXPORT)] };
  return mayImport ? [languages, data] : [languages];
}
