import type { FormFields } from "#app/data/forms.server.ts";
import { pageContext } from "#app/data/page.server.ts";
import { findPage } from "#app/data/pages.server.ts";
import { notFoundOrRedirect } from "#app/data/content/translation-visibility.server.ts";
import { pageNotFound } from "#app/lib/errors.ts";
import { redirectTo } from "#app/lib/navigate-to.ts";
import { paths } from "#app/lib/paths.ts";
import { DEFAULT_LANGUAGE } from "#shared/languages.ts";
import { PageHead } from "#app/components/basics/heads.tsx";
import { Section } from "#app/components/basics/layout.tsx";
import { Breadcrumb } from "#app/components/basics/breadcrumb.tsx";
import { Untranslated } from "#app/components/basics/untranslated.tsx";
import { ProseColumn } from "#app/components/media/prose.tsx";
import { VisitorForm } from "#app/features/leads/visitor-form.tsx";
import { PageSections } from "./page-sections.tsx";
import "#app/components/map/ground.css";
import "#app/components/map/scene.css";
import type { Route } from "./+types/$slug.ts";

/** The characters of a page's name. */
const SLUG = /^[a-z0-9_-]{1,80}$/;

/** A page by staff, directly below the site's address. */
export async function loader({ params: { slug }, url }: Route.LoaderArgs) {
  const name = slug.toLowerCase();
  if (!SLUG.test(name)) throw pageNotFound(url.pathname);
  const page = await pageContext(url);
  const content = await findPage(page.language, name);
  if (!content) {
    const answer = await notFoundOrRedirect(url, paths.home, () => findPage(DEFAULT_LANGUAGE, name));
    throw answer instanceof Response ? answer : pageNotFound(url.pathname);
  }
  if (name !== slug) throw redirectTo(url.pathname.toLowerCase() + url.search, { redirectCode: 301 });
  const { title, summary, sections, html } = content;
  return {
    head: page.head({ title, description: summary || page.layout.company.description, untranslated: content.untranslated, ...content.seo }),
    original: page.original(content, ["title", title], ["summary", summary]),
    title,
    summary,
    html,
    sections,
  };
}

export default function FreePage({ loaderData: { original, title, summary, html, sections } }: Route.ComponentProps) {
  const breadcrumb = [{ label: title }];
  const opensWithHero = sections[0]?.kind === "hero";
  return (
    <>
      {opensWithHero ? (
        <>
          <Breadcrumb items={breadcrumb} />
          <Untranslated original={original} />
        </>
      ) : (
        <PageHead title={title} text={summary} breadcrumb={breadcrumb} original={original} />
      )}
      {opensWithHero && <PageSections sections={sections.slice(0, 1)} title={title} opens />}
      {html && (
        <Section>
          <ProseColumn html={html} lang={original?.bodyLang} />
        </Section>
      )}
      <PageSections sections={opensWithHero ? sections.slice(1) : sections} title={title} Form={ContactForm} />
    </>
  );
}

/** The message form. The contact page answers it, with and without script. */
function ContactForm({ fields }: { fields: FormFields }) {
  return <VisitorForm form="message" result={undefined} fields={fields} action={paths.contact} />;
}
