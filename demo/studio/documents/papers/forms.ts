/** Forms to fill in, as Word documents. */
import { blanks, bullet, choices, grid, heading, paragraph, signatures, word } from "../office/word.ts";
import type { Paper } from "../lib/paper.ts";
import type { Text } from "../lib/language.ts";

const empty = (count: number): string[][] => Array.from({ length: count }, () => []);

const quotation: Paper = {
  slug: "quotation-request-form",
  title: ["询价与选型需求表", "Quotation request form"],
  summary: ["一页，写清场景、供电、间隔、国家与数量。发到 sales@example.com，1 个工作日内由工程师联系您。", "One page on the job, supply, interval, countries and quantity. Send it to sales@example.com; an engineer contacts you within 1 business day."],
  type: "word", kind: "tool", version: "5", created: "2026-11-28", folder: "forms", extension: "docx", products: [],
  make: (kit, language, paper) =>
    word(kit, paper, language, [
      heading(["1　联系人", "1  Contact"], language),
      blanks([["公司", "Company"], ["国家 / 地区", "Country"], ["联系人", "Name"], ["职务", "Position"], ["邮箱", "E-mail"], ["电话", "Phone"]], language),
      heading(["2　用在哪里", "2  Where it is used"], language),
      blanks([
        { label: ["对象", "What is tracked"], options: [["乘用车", "Car"], ["货车", "Truck"], ["两轮车", "Two-wheeler"], ["货箱", "Container"], ["设备", "Equipment"], ["人员", "People"], ["宠物", "Pets"]] },
        { label: ["供电", "Supply"], options: [["12 V", "12 V"], ["24 V", "24 V"], ["36–90 V", "36–90 V"], ["无电源", "None"], ["可常充电", "Recharged often"]] },
        { label: ["安装位置", "Place"], options: [["车内", "Inside a vehicle"], ["底盘 / 户外", "Chassis or outdoors"], ["金属箱附近", "Near metal"], ["随身", "Carried"]] },
        ["最低温度 °C", "Lowest temperature °C"], ["最高温度 °C", "Highest temperature °C"],
        { label: ["上报间隔", "Interval"], options: [["10–60 s", "10–60 s"], ["1–10 min", "1–10 min"], ["每小时", "Hourly"], ["每天", "Daily"], ["仅报警", "Alarms only"]] },
        ["期望使用多久", "Required life"], ["使用国家", "Countries of use"],
      ], language),
      heading(["3　功能", "3  Functions"], language),
      choices([["远程禁止起动", "Immobiliser"], ["SOS", "SOS"], ["语音", "Voice"], ["温湿度", "Temperature"], ["油量", "Fuel"], ["CAN / OBD", "CAN / OBD"], ["室内信标", "Indoor beacons"]], language),
      blanks([{ label: ["平台", "Platform"], options: [["Waymark Cloud", "Waymark Cloud"], ["自有平台 JT/T 808", "Own, JT/T 808"], ["自有平台 MQTT", "Own, MQTT"]] }, { label: ["其他要求", "Other needs"], wide: true }], language),
      heading(["4　型号与数量", "4  Models and quantity"], language),
      grid([["型号（不确定可空）", "Model, if known"], ["首批数量", "First order"], ["年用量", "Per year"], ["期望到货", "Needed by"], ["备注", "Notes"]], empty(4), [3, 2, 2, 2, 3], language),
      heading(["5　定制", "5  Custom work"], language),
      choices([["丝印与包装", "Print and packaging"], ["线束", "Harness"], ["硬件或结构", "Hardware or housing"], ["固件", "Firmware"], ["平台贴牌", "Platform branding"]], language),
      paragraph(["不确定的可以空着，工程师会在第一次通话里一起补齐。", "Leave open what you do not know; an engineer fills it in with you on the first call."], language),
      signatures([["填写人", "Filled in by"], ["日期", "Date"]], language),
    ]),
};

const CHECKS: Text[] = [
  ["终端固定牢靠，标志面朝上，晃动无响声", "Tracker fixed firmly, waymark up, no rattle"],
  ["电源取自常电，保险靠近取电点，规格相符", "Permanent power, fuse near the tap and of the right rating"],
  ["ACC 接检测线：开、关状态与平台一致", "ACC sense: on and off agree with the platform"],
  ["接地点刮净漆面，不与音响共用", "Ground point bare and not shared with audio"],
  ["卫星数（开阔处 10 颗以上）", "Satellites (ten or more under open sky)"],
  ["信号强度 CSQ 12 以上", "Signal CSQ 12 or more"],
  ["平台位置与实际一致，误差圈合理", "Position agrees, error circle reasonable"],
  ["断电报警 30 s 内到达", "Power-cut alarm arrives within 30 s"],
  ["继电器：断开、恢复、拔终端三步测试（如有）", "Relay: cut, restore, unplug test (if fitted)"],
  ["外设读数与仪表或参考一致（如有）", "Peripherals agree with dashboard or reference (if fitted)"],
  ["四张照片已上传", "Four photos uploaded"],
];

const acceptance: Paper = {
  slug: "installation-acceptance-form",
  title: ["车辆终端安装验收单", "Installation acceptance form"],
  summary: ["一车一张：安装信息、11 项检查、照片与签字。缺一张照片不能结单。", "One per vehicle: particulars, eleven checks, photos and signatures. A job is not closed with a photo missing."],
  type: "word", kind: "tool", version: "7", created: "2026-11-28", folder: "forms", extension: "docx", products: ["V1", "V3", "V5", "V7", "V8", "V9", "O1", "O3", "T1"],
  make: (kit, language, paper) =>
    word(kit, paper, language, [
      heading(["1　车辆与终端", "1  Vehicle and tracker"], language),
      blanks([["车牌 / 车号", "Plate or number"], ["VIN", "VIN"], ["车型与年款", "Model and year"], ["仪表里程 km", "Odometer km"], ["终端型号", "Tracker model"], ["IMEI", "IMEI"], ["SIM / ICCID", "SIM / ICCID"], ["安装位置", "Place of fitting"], ["取电点", "Supply tap"], ["保险规格 A", "Fuse A"]], language),
      heading(["2　检查", "2  Checks"], language),
      grid([["号", "No."], ["项目", "Check"], ["实测 / 结果", "Measured or result"], ["合格", "OK"]], CHECKS.map((check, i) => [String(i + 1), check, "", "☐"]), [1, 7, 4, 1], language),
      heading(["3　照片", "3  Photos"], language),
      choices([["位置", "Place"], ["取电点", "Supply tap"], ["接地点", "Ground point"], ["平台自检页", "Self-test page"]], language),
      heading(["4　告知与签字", "4  Information and signatures"], language),
      paragraph(["已向使用人说明：由谁、为什么定位，定位的必要性与对其影响，装了什么、能否禁止起动及其条件、采集的数据、谁可以查看、保存多久、怎样停用，以及怎样撤回同意、查询与删除。被定位的使用人签字，表示已知情并单独同意被定位；依法不以同意为依据的，仅表示已知情。", "The user has been told who locates and why, why that is needed and what it means for the user, what is fitted, whether and when it can immobilise, what data it records, who can see them, how long they are kept and how the tracker is switched off, and how to withdraw consent and to see or delete the data. By signing, the user who is located confirms this and separately agrees to be located; where, as the law allows, locating rests on a basis other than consent, the signature confirms the information alone."], language),
      signatures([["安装人员", "Installer"], ["验收人", "Accepted by"], ["被定位的使用人", "User who is located"], ["日期", "Date"]], language),
    ]),
};

const rma: Paper = {
  slug: "rma-form",
  title: ["返修申请单（RMA）", "Return request (RMA)"],
  summary: ["先取得返修单号再寄送。写明 IMEI、现象、时间与安装情况；含锂电池的包裹另附声明。", "Obtain a return number before sending. State IMEI, symptom, time and installation; parcels with lithium batteries carry a declaration."],
  type: "word", kind: "tool", version: "5", created: "2026-11-28", folder: "forms", extension: "docx", products: [],
  make: (kit, language, paper) =>
    word(kit, paper, language, [
      heading(["1　申请人", "1  Customer"], language),
      blanks([["公司", "Company"], ["联系人", "Contact"], ["邮箱", "E-mail"], ["电话", "Phone"], { label: ["寄回地址", "Return address"], wide: true }, ["返修单号（我方填写）", "RMA number (ours)"], ["合同 / 订单号", "Order number"]], language),
      heading(["2　设备", "2  Devices"], language),
      grid([["型号", "Model"], ["IMEI", "IMEI"], ["固件版本", "Firmware"], ["安装日期", "Fitted on"], ["故障现象与时间", "Symptom and time"]], empty(6), [2, 3, 2, 2, 5], language),
      heading(["3　已做的检查", "3  Checks done"], language),
      choices([["换过 SIM 卡", "Another SIM"], ["量过供电", "Supply measured"], ["换过位置", "Another place"], ["重启", "Restarted"], ["恢复出厂", "Factory settings"]], language),
      blanks([{ label: ["环境与安装", "Installation"], wide: true }, { label: ["希望", "You would like"], options: [["维修", "Repair"], ["换新", "Replacement"], ["失效分析报告", "Failure analysis"], ["先寄备机", "Spare first"]] }], language),
      heading(["4　锂电池运输声明", "4  Lithium battery declaration"], language),
      bullet(["电池没有鼓包、漏液、发热、破损；设备已关机，端子已绝缘；可充电的空运时电量不高于 30%。", "Batteries are not swollen, leaking, hot or damaged; devices are off, terminals insulated; by air, rechargeable batteries are no more than 30% charged."], language),
      bullet(["单独包装，能承受 1.2 m 跌落；箱外贴锂电池标记与返修单号。", "Packed singly to survive a 1.2 m drop; battery mark and RMA number on the box."], language),
      bullet(["A7、A9 的电池含锂量超出 PI 970 第 II 部分的限值，是完全受管制的第 9 类危险品（UN 3091）：由受过培训的人包装、贴第 9 类标签并申报，寄送前先联系我们。", "The batteries of the A7 and A9 hold more lithium than PI 970 Section II allows: fully regulated class 9 dangerous goods (UN 3091), packed, labelled and declared by trained staff. Ask us before you send one."], language),
      bullet(["鼓包、漏液、发热或破损的电池不要充电，也不要寄送：放在室外不燃的表面上，先联系我们。", "Neither charge nor send a battery that is swollen, leaking, hot or damaged: put it outdoors on a surface that cannot burn and ask us first."], language),
      heading(["5　时限", "5  Time limits"], language),
      paragraph(["首次联系 1 个工作日内；远程诊断 2 个工作日内；收到后 7 个工作日内修复，电池类换件 10 个工作日；失效分析 15 个工作日。", "First contact within 1 business day; remote diagnosis within 2; repair within 7 business days of receipt, 10 for batteries; failure analysis within 15."], language),
      signatures([["申请人签字", "Customer"], ["日期", "Date"]], language),
    ]),
};

const WEEKS: (readonly [string, Text, Text, Text])[] = [
  ["0", ["样机寄出，平台开户", "Samples shipped, accounts opened"], ["样机、接线图、测试账号", "Samples, wiring diagrams, test account"], ["途标", "Waymark"]],
  ["1", ["装 3–5 台，覆盖最难的位置", "Fit three to five, the hardest places included"], ["安装验收单", "Acceptance forms"], ["客户，途标远程", "Customer, Waymark remotely"]],
  ["2", ["跑满一周，不改参数", "One full week, settings untouched"], ["在线率、定位率、误报数", "Online rate, fix rate, false alarms"], ["客户", "Customer"]],
  ["3", ["按数据调间隔、围栏、报警", "Tune interval, geofences and alarms"], ["参数模板 V1", "Settings template V1"], ["双方", "Both"]],
  ["4", ["接口联调，导出报表", "Interfaces and reports"], ["对接记录", "Integration record"], ["双方", "Both"]],
  ["5", ["评审，决定批量", "Review and decision"], ["试点报告", "Pilot report"], ["双方", "Both"]],
];

const pilot: Paper = {
  slug: "pilot-project-plan",
  title: ["试点项目计划（模板）", "Pilot project plan (template)"],
  summary: ["五周试点：目标、指标、日程与验收，装 3 到 5 台就能得出结论。", "A five-week pilot: aims, measures, schedule and acceptance. Three to five devices are enough for a decision."],
  type: "word", kind: "guide", version: "2", created: "2026-11-28", folder: "forms", extension: "docx", products: [],
  make: (kit, language, paper) =>
    word(kit, paper, language, [
      heading(["1　项目", "1  Project"], language),
      blanks([["客户", "Customer"], ["项目负责人", "Project lead"], ["车辆 / 资产数量", "Vehicles or assets"], ["试点数量", "Devices in the pilot"], ["型号", "Models"], ["开始日期", "Start"]], language),
      heading(["2　要回答的问题", "2  Questions to answer"], language),
      bullet(["在最难的位置（地库、金属箱、远郊）能不能上线？", "Do the devices come online in the hardest places: underground car parks, metal boxes, remote areas?"], language),
      bullet(["现场的待机时间或断电后的续报时间，与规格书条件差多少？", "How far do standby and backup times differ from the datasheet, and under which conditions?"], language),
      bullet(["哪些报警有人处理，哪些应当关掉？", "Which alarms does somebody handle, and which should be off?"], language),
      bullet(["平台或接口能否放进现有流程？", "Does the platform or its API fit the existing process?"], language),
      heading(["3　日程", "3  Schedule"], language),
      grid([["周", "Week"], ["工作", "Work"], ["输出物", "Deliverable"], ["负责", "By"]], WEEKS.map(([week, ...rest]) => [week, ...rest]), [1, 5, 4, 2], language),
      heading(["4　指标", "4  Measures"], language),
      grid([["指标", "Measure"], ["目标", "Target"], ["实测", "Measured"]], [
        [["在线率（按计划应在线的时间）", "Online rate, of the time when devices should be online"], "≥98%", ""],
        [["定位率（室外）", "Fix rate outdoors"], "≥95%", ""],
        [["报警到达时间", "Alarm delivery"], "≤ 30 s", ""],
        [["误报", "False alarms"], ["每台每周不多于 1 次", "At most 1 per device and week"], ""],
        [["安装时间", "Time to fit"], "≤ 30 min", ""],
      ], [5, 3, 3], language),
      heading(["5　结论", "5  Decision"], language),
      choices([["批量", "Roll out"], ["调整后再试", "Adjust and repeat"], ["停止", "Stop"]], language),
      blanks([{ label: ["理由", "Reasons"], wide: true }], language),
      signatures([["客户", "Customer"], ["途标物联", "Waymark IoT"], ["日期", "Date"]], language),
    ]),
};

export const forms: Paper[] = [quotation, acceptance, rma, pilot];
