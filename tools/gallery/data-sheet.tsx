import type { ReactNode } from "react";
import { useLanguage, type Language } from "#app/i18n/index.ts";
import { Fold } from "#app/components/basics/fold.tsx";
import { PageHead, SectionHead } from "#app/components/basics/heads.tsx";
import { Section } from "#app/components/basics/layout.tsx";
import { Architecture } from "#app/components/data/architecture.tsx";
import { Facts, KeyValueList } from "#app/components/data/facts.tsx";
import { FileTypeGlyph } from "#app/components/data/file-type-glyph.tsx";
import { Flow } from "#app/components/data/flow.tsx";
import { FunctionList } from "#app/components/data/functions.tsx";
import { InstrumentPanel, InstrumentStrip } from "#app/components/data/instruments.tsx";
import { MarkCard, MarkWall } from "#app/components/data/mark-wall.tsx";
import { SpecTable } from "#app/components/data/spec-table.tsx";
import { Steps, VerticalSteps } from "#app/components/data/steps.tsx";
import { Timeline } from "#app/components/data/timeline.tsx";
import { sampleLanguage, type Both } from "./samples.ts";

const FUNCTIONS: Both[] = [
  { zh: "实时定位", en: "Live position" },
  { zh: "历史轨迹", en: "Tracks" },
  { zh: "电子围栏", en: "Fences" },
  { zh: "远程控制", en: "Remote control" },
  { zh: "监控告警", en: "Alarms" },
  { zh: "远程监听", en: "Listening" },
  { zh: "报表统计", en: "Reports" },
  { zh: "授权号码", en: "Numbers" },
  { zh: "多账号管理", en: "Accounts" },
];
const GLYPHS = ["positioning", "track", "fence", "control", "alarm", "listening", "report", "numbers", "accounts"] as const;

const STEPS: [Both, Both][] = [
  [
    { zh: "需求沟通", en: "Needs" },
    { zh: "场景、频段、外壳与数量", en: "Case, bands, housing, volume" },
  ],
  [
    { zh: "方案评审", en: "Review" },
    { zh: "器件选型、结构与报价", en: "Parts, structure, price" },
  ],
  [
    { zh: "打样", en: "Samples" },
    { zh: "十五个工作日交付样机", en: "In fifteen working days" },
  ],
  [
    { zh: "测试验证", en: "Tests" },
    { zh: "80 项测试，逐条出报告", en: "80 tests, each with a report" },
  ],
  [
    { zh: "试产", en: "Pilot run" },
    { zh: "小批量，锁定工艺", en: "Small batch, process fixed" },
  ],
  [
    { zh: "量产", en: "Volume" },
    { zh: "序列号与平台预登记", en: "Serial numbers pre-registered" },
  ],
  [
    { zh: "交付与维护", en: "Delivery" },
    { zh: "固件远程升级，按约维保", en: "Remote updates, service" },
  ],
];

/** Everything that shows figures and structures. */
export function DataSheet() {
  const language = useLanguage();
  const say = (zh: string, en: string) => (language === "zh" ? zh : en);
  const steps = STEPS.map(([title, text]) => ({ title: title[sampleLanguage(language)], text: text[sampleLanguage(language)] }));
  const functions = FUNCTIONS.map((title, index) => ({
    glyph: GLYPHS[index] ?? "positioning",
    title: title[sampleLanguage(language)],
    text: steps[index % 7]?.text ?? "",
  }));

  return (
    <>
      <PageHead title={say("数据", "Data")} />
      <InstrumentStrip
        items={[
          {
            label: say("定位精度", "Accuracy"),
            value: "±3",
            unit: "m",
            note: say("开阔天空，CEP50", "Open sky, CEP50"),
            gauge: { min: -10, max: 10, divisions: 20, from: -3, to: 3, points: [0] },
          },
          {
            label: say("防护等级", "Protection"),
            value: "IP67",
            note: say("一米水深，三十分钟", "One metre, thirty minutes"),
            gauge: { min: 0, max: 9, divisions: 9, longEvery: 1, from: 0, to: 7 },
          },
          {
            label: say("工作温度", "Temperature"),
            value: "−40…+85",
            unit: "°C",
            note: say("漠河的冬夜，驾驶台的正午", "Arctic night, noon dashboard"),
            gauge: { min: -65, max: 85, divisions: 30, from: -40, to: 85, points: [-40, 82] },
          },
          {
            label: say("最长待机", "Standby"),
            value: "365",
            unit: say("天", "days"),
            note: say("每天上报一次，25 °C", "One report a day, 25 °C"),
            gauge: { min: 0, max: 372, divisions: 52, longEvery: 13, from: 0, to: 372, points: [365] },
          },
        ]}
      />
      <Section>
        <SectionHead label={say("面板", "Panel")} heading={say("数字与表格", "Figures and tables")} />
        <SpecTable groups={specs(language)} />
      </Section>
      <Section>
        <Narrow>
          <InstrumentPanel
            items={(specs(language)[1]?.rows ?? []).map(({ name, value, unit, condition }) => ({ label: name, value, unit, condition }))}
          />
          <KeyValueList
            items={[
              { label: say("主机", "Device"), value: "× 1" },
              { label: say("六线束 300 mm", "Harness, 300 mm"), value: "× 1" },
            ]}
          />
        </Narrow>
      </Section>
      <Section>
        <Facts
          items={[
            {
              value: "10+",
              unit: say("年", "years"),
              label: say("行业经验", "Experience"),
              note: say("只做定位这一件事。", "Positioning and nothing else."),
            },
            { value: "50+", label: say("专利", "Patents"), note: say("天线、低功耗与防拆结构。", "Antennas, low power, tamper proofing.") },
            { value: "50+", label: say("国家和地区", "Countries") },
            { value: "100,000+", label: say("客户", "Customers"), note: say("从个人车主到万台车队。", "From one car to ten thousand.") },
          ]}
        />
      </Section>
      <Section>
        <Steps items={steps} />
      </Section>
      <Section>
        <VerticalSteps
          items={steps
            .slice(0, 4)
            .map(({ title, text }, index) => ({ title, text, state: index === 0 ? "done" : index === 1 ? "current" : "ahead" }))}
        />
      </Section>
      <Section>
        <SectionHead label={say("系统架构", "Architecture")} heading={say("三层，一条数据线。", "Three layers, one line.")} />
        <Architecture
          layers={[
            { title: say("终端", "Devices"), note: say("硬件", "Hardware"), items: steps.slice(0, 4) },
            { title: say("平台", "Platform"), note: "Waymark Cloud", items: steps.slice(1, 5) },
            { title: say("应用", "Applications"), items: steps.slice(2, 6) },
          ]}
          joints={["LTE · MQTT JT/T 808", "HTTPS Webhook"]}
        />
      </Section>
      <Section>
        <Flow items={steps.slice(0, 3).map(({ title, text }, index) => ({ time: `0${index + 6}:40`, title, text }))} />
      </Section>
      <Section ink>
        <SectionHead label={say("平台功能", "Functions")} heading={say("九项，日常够用。", "Nine for every day.")} />
        <FunctionList look="cells" items={functions.slice(0, 6)} />
      </Section>
      <Section>
        <FunctionList items={functions} />
        <ul>
          {(["pdf", "word", "excel", "powerpoint", "archive", "installer", "document"] as const).map((type) => (
            <li key={type}>
              <FileTypeGlyph type={type} name={type} />
            </li>
          ))}
        </ul>
      </Section>
      <Section>
        <Timeline
          years={[2026, 2025].map((year) => ({
            year,
            entries: steps.slice(0, 2).map(({ title, text }) => ({ key: title, title, text, meta: `ZL ${year} 1 0000000.0` })),
          }))}
        />
      </Section>
      <Section>
        <MarkWall>
          {["CE", "FCC", "RoHS", "CCC", "IP67"].map((sign) => (
            <MarkCard key={sign} sign={sign} title={sign} text={steps[0]?.text}>
              <KeyValueList items={[{ label: say("编号", "Number"), value: "0000-0000" }]} />
              <Fold title={say("覆盖 3 款产品", "Products covered: 3")}>A9 · V3 · P2</Fold>
            </MarkCard>
          ))}
        </MarkWall>
      </Section>
    </>
  );
}

/** As wide as the side column of a product page. */
function Narrow({ children }: { children: ReactNode }) {
  return <div style={{ display: "grid", gap: "2rem", maxWidth: 380 }}>{children}</div>;
}

function specs(language: Language) {
  const say = (zh: string, en: string) => (language === "zh" ? zh : en);
  return [
    {
      name: say("定位", "Positioning"),
      rows: [
        { name: say("卫星系统", "Satellites"), value: "BDS B1C / B2a，GPS L1 C/A / L5，GLONASS L1，Galileo E1" },
        { name: say("定位精度", "Accuracy"), value: "±3", unit: "m", condition: say("开阔天空，CEP50", "Open sky, CEP50") },
        { name: say("冷启动", "Cold start"), value: "28", unit: "s" },
      ],
    },
    {
      name: say("环境", "Environment"),
      rows: [
        { name: say("定位精度", "Accuracy"), value: "±3", unit: "m", condition: "CEP50" },
        { name: say("防护等级", "Protection"), value: "IP67" },
        { name: say("工作温度", "Temperature"), value: "−40…+85", unit: "°C" },
        { name: say("输入电压", "Input"), value: "9–36", unit: "V" },
        { name: say("断电续航", "Backup"), value: "72", unit: "h" },
      ],
    },
  ];
}
