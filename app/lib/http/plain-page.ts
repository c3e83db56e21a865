import { HTML_ATTRIBUTES, languageOf, localPath } from "#shared/languages.ts";
import { plainTexts } from "./plain-texts.ts";

interface PlainPageTexts {
  title: string;
  text: string;
  /** Large above the title, for those who see it. */
  code?: number;
  /** Below everything. */
  note?: string;
}

/** A whole page for when the site itself cannot render one; it needs two files of `public/` at most. The texts are our own. */
export function plainPage(request: Request, { title, text, code, note }: PlainPageTexts): string {
  const language = languageOf(new URL(request.url).pathname);
  const { backHome, goBack } = plainTexts(language).errors;
  return `<!doctype html>
<html ${HTML_ATTRIBUTES[language]}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/failure.css">
<script src="/failure.js" defer></script>
</head>
<body>
<main>
${code ? `<p class="code" aria-hidden="true">${code}</p>\n` : ""}<h1>${title}</h1>
<p>${text}</p>
<p class="actions"><a href="${localPath("/", language)}">${backHome}</a> <button type="button" hidden>${goBack}</button></p>
${note ? `<p class="small">${note}</p>\n` : ""}</main>
</body>
</html>
`;
}
