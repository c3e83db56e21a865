/** Presentations: the company, and two solutions from their pages. */
import { SOLUTION_KEYS } from "../../../content/keys.ts";
import { readClaims, readService, readSolution, type Solution } from "../lib/content.ts";
import { field, type Language, pick } from "../lib/language.ts";
import { byCode, type Kit, type Paper } from "../lib/paper.ts";
import { type Point, Slides } from "../office/slides.ts";

const points = (list: readonly { title: string; title_en: string; text: string; text_en: string }[], language: Language): Point[] => list.map((point) => ({ title: field(point, "title", language), text: field(point, "text", language) }));

/** The slides that every solution has, from its page. */
async function solutionDeck(kit: Kit, paper: Paper, language: Language, solution: Solution, extra: (slides: Slides) => Promise<void> | void): Promise<Uint8Array> {
  const t = (zh: string, en: string): string => pick([zh, en], language);
  const slides = new Slides(kit, paper, language);
  const devices = byCode(kit.products, paper.products);
  await slides.cover(`products/${devices[0]?.slug ?? "v3"}-hero.webp`);
  slides.paragraphs(t("要解决的问题", "The problem"), solution.overview.map((entry) => field(entry, "text", language)));
  slides.numbers(t("结果", "Results"), solution.results.map((entry) => ({ value: entry.value, unit: entry.unit === undefined ? "" : field(entry as { unit: string }, "unit", language), label: field(entry, "label", language), note: field(entry, "note", language) })));
  await slides.pictures(t("设备", "Devices"), devices.slice(0, 4).map((of) => ({ file: `products/${of.slug}-hero.webp`, title: `${of.code}  ${field(of, "name", language)}`, text: field(of, "tagline", language) })));
  slides.layers(t("硬件、平台与应用", "Hardware, platform and apps"), [
    { name: t("硬件", "Hardware"), points: points(solution.hardware, language) },
    { name: t("平台", "Platform"), points: points(solution.platform, language) },
    { name: t("应用", "Apps"), points: points(solution.app, language) },
  ]);
  slides.route(t("关键时刻", "Moments along the way"), solution.scenarios.map((entry) => ({ when: field(entry, "time", language), title: field(entry, "title", language), text: field(entry, "text", language) })));
  slides.table(t("配置", "Configuration"), [[t("项", "Item"), t("内容", "Content")], ...solution.specs.map((entry) => [field(entry, "name", language), field(entry, "text", language)])], [2, 8]);
  await extra(slides);
  slides.points(t("要点", "In short"), points(solution.features, language), 2);
  slides.route(t("怎样开始", "How to begin"), [
    { when: t("第 0 周", "Week 0"), title: t("样机与开户", "Samples and accounts"), text: t("3 到 5 天寄出样机，附接线图与测试账号。", "Samples ship in 3 to 5 days with wiring diagrams and a test account.") },
    { when: t("第 1–2 周", "Weeks 1–2"), title: t("最难的位置先试", "Hardest places first"), text: t("装 3 到 5 台，跑满一周，不改参数。", "Fit three to five and run a full week without changing settings.") },
    { when: t("第 3 周", "Week 3"), title: t("按数据调参数", "Tune by data"), text: t("间隔、围栏与报警逐项确认，形成模板。", "Interval, geofences and alarms are settled one by one and make a template.") },
    { when: t("第 4 周", "Week 4"), title: t("对接与报表", "Interfaces and reports"), text: t("REST、Webhook、JT/T 808 或 MQTT。", "REST, webhooks, JT/T 808 or MQTT.") },
    { when: t("第 5 周", "Week 5"), title: t("评审", "Review"), text: t("看在线率、定位率与误报，决定批量。", "Look at online rate, fix rate and false alarms, then decide.") },
  ]);
  await slides.contact();
  return slides.finish();
}

const company: Paper = {
  slug: "company-introduction",
  title: ["途标物联公司介绍", "Waymark IoT: company introduction"],
  summary: ["终端我们自己造，平台我们自己写。", "We build the devices and write the platform."],
  type: "powerpoint", kind: "brochure", version: "9", created: "2026-11-28", folder: "slides", extension: "pptx", products: [],
  async make(kit, language, paper) {
    const t = (zh: string, en: string): string => pick([zh, en], language);
    const slides = new Slides(kit, paper, language);
    const claims = readClaims();
    const number = (key: string): { value: string; unit: string; label: string; note: string } => {
      const claim = claims.find((entry) => entry.key === key);
      const reading = claim?.readings[0];
      if (claim === undefined || reading === undefined) throw new Error(`no claim ${key}`);
      return { value: field(reading, "value", language), unit: reading.unit === undefined ? "" : field(reading as { unit: string }, "unit", language), label: reading.label === undefined ? field(claim, "name", language) : field(reading as { label: string }, "label", language), note: field(reading, "statement", language) };
    };
    await slides.cover("products/v3-hero.webp");
    slides.paragraphs(t("一支团队，从头到尾", "One team from start to finish"), [
      t("终端由我们设计、制造和测试，平台由我们编写和运行。所以一个问题只需要说一次：经您授权，接电话的工程师能看到您的型号、固件版本和最近的上报。", "We design, build and test the devices, and we write and run the platform. So a question needs asking only once: with your permission the engineer who picks up the phone sees your model, its firmware and its latest reports."),
      t("28 款终端与模组；终端共用同一套平台与协议。位置、轨迹与报警，都在同一张图上。", "There are twenty-eight trackers and modules; the trackers share one platform and one protocol. Positions, tracks and alarms share one map."),
    ]);
    slides.numbers(t("公司", "The company"), ["countries", "experience", "customers", "patents"].map(number));
    slides.numbers(t("产品的四个数字", "Four figures of the products"), ["accuracy", "standby", "protection", "temperature"].map(number));
    await slides.pictures(t("六个系列", "Six series"), kit.series.map((series) => ({ file: series.picture.file, title: field(series, "name", language), text: field(series, "description", language) })));
    const third = Math.ceil(kit.products.length / 2);
    for (const [i, part] of [kit.products.slice(0, third), kit.products.slice(third)].entries()) {
      slides.table(`${t("产品一览", "All products")} ${i + 1} / 2`, [[t("型号", "Model"), t("名称", "Name"), t("一句话", "In one line")], ...part.map((of) => [of.code, field(of, "name", language), field(of, "tagline", language)])], [1, 4, 7]);
    }
    slides.points(t("Waymark Cloud 的九项功能", "Nine functions of Waymark Cloud"), [
      { title: t("实时定位", "Real-time positioning"), text: t("每个点注明来源与误差圈。", "Every point states source and error circle.") },
      { title: t("历史轨迹", "Historical track"), text: t("按时间回放，停留自动标注。", "Replay by time, with stops marked.") },
      { title: t("电子围栏", "Electronic fence"), text: t("圆形、多边形、行政区与走廊。", "Circles, polygons, districts and corridors.") },
      { title: t("远程控制", "Remote control"), text: t("权限（含第二人确认）、车速、定位时效、回执四道条件。", "Four conditions: authority with a second person’s confirmation, speed, a fresh position, acknowledgement.") },
      { title: t("监控报警", "Monitoring alarm"), text: t("分级通知，处理留痕。", "By level, with a record of handling.") },
      { title: t("远程监听", "Remote listening"), text: t("仅限 S1：默认关闭，先响提示音；只在法律允许的国家，依法取得佩戴者与在场者同意后使用。", "S1 only: off by default, a tone first; only where the law allows it and with the consent it asks for, of the wearer and of people nearby.") },
      { title: t("报表统计", "Report statistics"), text: t("里程、停留、温度、油量。", "Mileage, stops, temperature, fuel.") },
      { title: t("授权号码", "Authorized numbers"), text: t("最多 5 个，同时通知；S1 依次拨打。", "Up to five, all notified at once; the S1 calls them in turn.") },
      { title: t("多账号管理", "Multi-account management"), text: t("子账号按角色授权。", "Sub-accounts with rights by role.") },
    ]);
    slides.points(t("解决方案", "Solutions"), SOLUTION_KEYS.map((key) => readSolution(key)).map((entry) => ({ title: field(entry, "name", language), text: field(entry, "tagline", language) })), 4);
    slides.route(t("定制：七步", "Custom work in seven steps"), (readService("oem-odm").steps ?? []).map((step, i) => ({ when: String(i + 1), title: field(step, "title", language), text: `${field(step, "text", language)}` })));
    slides.table(t("80 项测试，六组", "80 test items in six groups"), [[t("组", "Group"), t("项数", "Items"), t("例", "Example")], ...(readService("oem-odm").tests ?? []).map((group) => [field(group, "group", language), String(group.items.length), group.items[0] === undefined ? "" : `${field(group.items[0], "name", language)}${t("：", ": ")}${field(group.items[0], "criterion", language)}`])], [3, 1, 8]);
    await slides.contact();
    return slides.finish();
  },
};

const coldChain: Paper = {
  slug: "cold-chain-solution",
  title: ["冷链监控方案", "Cold-chain monitoring"],
  summary: ["温度与位置，写在同一条时间轴上。", "Temperature and position on one timeline."],
  type: "powerpoint", kind: "brochure", version: "5", created: "2026-11-28", folder: "slides", extension: "pptx", products: ["C4", "V5", "V7"],
  make: (kit, language, paper) =>
    solutionDeck(kit, paper, language, readSolution("cold-chain"), (slides) =>
      slides.table(pick(["规则示例（以您的质量体系为准）", "Example rules (your quality system decides)"], language), [
        [["货物", "Goods"], ["下限 °C", "Low °C"], ["上限 °C", "High °C"], ["持续", "Duration"], ["预冷", "Pre-cooling"]],
        [["疫苗与生物制品", "Vaccines and biologicals"], ["+2", "+2"], ["+8", "+8"], ["立即（国内 GSP）", "At once (GSP, China)"], ["装货前厢温连续 15 min 合格", "Load-space temperature within limits for 15 min before loading"]],
        [["冷藏药品", "Refrigerated medicines"], ["+2", "+2"], ["+8", "+8"], ["立即（国内 GSP）", "At once (GSP, China)"], ["同上", "As above"]],
        [["乳品与鲜肉", "Dairy and fresh meat"], ["0", "0"], ["+4", "+4"], ["15 min", "15 min"], ["同上", "As above"]],
        [["果蔬", "Fruit and vegetables"], ["+3", "+3"], ["+10", "+10"], ["20 min", "20 min"], ["按品种", "By kind"]],
        [["冷冻食品", "Frozen food"], ["−25", "−25"], ["−18", "−18"], ["20 min", "20 min"], ["装货前 −18 °C 以下", "Below −18 °C before loading"]],
      ].map((row) => row.map((cell) => pick(cell as [string, string], language))), [3, 1.2, 1.2, 1.4, 4]),
    ),
};

const finance: Paper = {
  slug: "vehicle-finance-solution",
  title: ["汽车金融风控方案", "Vehicle finance risk control"],
  summary: ["从放款到结清，依合同掌握车辆位置，并经借款人与日常使用人单独同意。", "Knowing where the car is from payout to settlement, under the contract and with the separate consent of borrower and usual driver."],
  type: "powerpoint", kind: "brochure", version: "8", created: "2026-11-28", folder: "slides", extension: "pptx", products: ["V3", "A3", "A5", "A9", "O1"],
  make: (kit, language, paper) =>
    solutionDeck(kit, paper, language, readSolution("car-finance"), (slides) =>
      slides.table(pick(["信号与处置", "Signals and response"], language), [
        [["信号", "Signal"], ["来自", "From"], ["等级", "Level"], ["处置", "Response"]],
        [["常驻地连续七晚变化", "Overnight place changed for seven nights"], ["V3 轨迹", "V3 track"], ["中", "Medium"], ["客户经理核实", "Account manager checks"]],
        [["主电断开", "Supply lost"], ["V3 备用电池", "V3 backup battery"], ["高", "High"], ["联系客户；无线终端转追踪", "Call the customer; wireless unit starts tracking"]],
        [["拆除（见光）", "Removal (light)"], ["A3、A5", "A3, A5"], ["高", "High"], ["比对两台位置", "Compare both positions"]],
        [["两机分离", "Two trackers apart"], ["平台", "Platform"], ["高", "High"], ["当日人工核实，依合同与法律处理", "Verified by a person the same day, then by contract and law"]],
        [["进入预置区域", "Enters a listed area"], ["围栏", "Geofence"], ["高", "High"], ["通知与留存记录", "Notify and keep a record"]],
        [["电量低于 20%", "Battery below 20%"], ["A3、A5", "A3, A5"], ["低", "Low"], ["安排更换或充电", "Plan replacement or charging"]],
      ].map((row) => row.map((cell) => pick(cell as [string, string], language))), [3, 2, 1, 4]),
    ),
};

export const decks: Paper[] = [company, coldChain, finance];
