import type { Feature } from "write-excel-file/node";

const FILE = "docProps/core.xml";

/** Gives a workbook its title and language (ECMA-376, part 2, section 11). */
export function workbookProperties<Content>(title: string, language: string): Feature<Content> {
  const text = title.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  return {
    files: {
      transform: {
        "[Content_Types].xml": {
          insert: () => `<Override PartName="/${FILE}" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>`,
        },
        "_rels/.rels": {
          insert: () =>
            `<Relationship Id="rId-properties" Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties" Target="${FILE}"/>`,
        },
      },
      write: {
        files: () => ({
          [FILE]: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${text}</dc:title><dc:language>${language}</dc:language></cp:coreProperties>`,
        }),
      },
    },
  };
}
