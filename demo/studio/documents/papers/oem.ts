/** The custom process with all its test items, from the service page. */
import { readService } from "../lib/content.ts";
import { guide, textTable } from "../lib/flow.ts";
import { field, type Text } from "../lib/language.ts";
import { markdown } from "../lib/markdown.ts";
import { html } from "../lib/markup.ts";
import type { Paper } from "../lib/paper.ts";

export const oem: Paper = {
  slug: "oem-odm-process",
  title: ["OEM / ODM 定制流程与 80 项测试", "OEM / ODM process and the 80 test items"],
  summary: ["七步流程的输出物与时限，以及 80 项测试的条件与判据。", "Deliverables and time of all seven steps, and conditions and criteria of the 80 test items."],
  type: "pdf", kind: "guide", version: "5", created: "2026-11-27", folder: "guides", extension: "pdf", products: [],
  make(kit, language, paper) {
    const service = readService("oem-odm");
    const steps = (service.steps ?? []).map((step, i): (Text | string)[] => [String(i + 1), [step.title, step.title_en], [step.text, step.text_en], [step.duration ?? "", step.duration_en ?? ""]]);
    let number = 0;
    const groups = (service.tests ?? []).map((group) => {
      const rows = group.items.map((item): (Text | string)[] => [String((number += 1)), [item.name, item.name_en], [item.criterion, item.criterion_en]]);
      return { title: [group.group, group.group_en] as const, body: textTable([["号", "No."], ["测试项", "Test"], ["条件与判据", "Condition and criterion"]], rows, language, ["7%", "33%", "60%"]) };
    });
    return guide(kit, paper, language, ["指南", "Guide"], [
      { title: ["七步流程", "The seven steps"], body: textTable([["步", "Step"], ["名称", "Name"], ["内容与输出物", "Content and deliverable"], ["时限", "Time"]], steps, language, ["7%", "20%", "55%", "18%"]) },
      { title: ["范围与约定", "Scope and terms"], body: html`${markdown(field(service, "body", language))}` },
      ...groups,
    ]);
  },
};
