/** The command reference as plain text, for the downloads page and inside the configuration kit. */
import type { Site } from "../lib/content.ts";
import { type Language, pick, type Text } from "../lib/language.ts";
import { contactLine } from "../lib/sheet.ts";
import { COMMANDS } from "../protocol/commands.ts";

const RULE = "=".repeat(72);

const HEAD: Text[] = [
  ["短信格式：密码,指令,参数#　　例：123456,TIMER,30#", "By SMS:           PASSWORD,NAME,values#   e.g. 123456,TIMER,30#"],
  ["串口与蓝牙：AT+指令=参数　　例：AT+TIMER=30　（115200 8N1，以回车换行结束）", "Serial, Bluetooth: AT+NAME=values          e.g. AT+TIMER=30 (115200 8N1, ends with CR LF)"],
  ["平台与 MQTT：指令,参数　　　例：TIMER,30", "Platform, MQTT:   NAME,values             e.g. TIMER,30"],
  ["查询当前值：短信 密码,TIMER#　串口 AT+TIMER?", "Query:            PASSWORD,TIMER# by SMS, AT+TIMER? over serial"],
  ["成功应答 OK；失败应答 ERROR,原因：SPEED 车速过高，NOFIX 没有定位，RANGE 超出范围，UNKNOWN 不认识，PASS 密码错。", "Answer: OK, or ERROR and the reason: SPEED (moving), NOFIX (no position), RANGE (out of range), UNKNOWN, PASS (wrong password)."],
  ["出厂短信密码为 IMEI 后六位，首次使用请修改。A7、D1、B1、B3 不支持短信。", "The factory SMS password is the last six digits of the IMEI: change it first. A7, D1, B1 and B3 do not take SMS."],
  ["各型号支持的指令见其使用手册“参数设置”一章；不支持的应答 UNKNOWN。", "Which commands a model knows is in the Settings chapter of its manual; others answer UNKNOWN."],
];

const LABELS: Record<"sms" | "serial" | "range", Text> = { sms: ["短信示例", "SMS"], serial: ["串口示例", "Serial"], range: ["范围默认", "Range"] };

/** The whole reference; lines end with CR LF, for Notepad. */
export function commandsText(site: Site, language: Language, title: string, version: string, day: string): string {
  const lines = [title, `${version}  ${day}`, RULE, "", ...HEAD.map((line) => pick(line, language)), ""];
  for (const group of COMMANDS) {
    lines.push(RULE, pick(group.title, language), RULE, "");
    for (const command of group.commands) {
      const serial = command.example.replace(",", "=");
      lines.push(
        command.values === "" ? command.name : `${command.name},${command.values}`,
        `    ${pick(command.text, language)}`,
        `    ${pick(LABELS.range, language)}  ${pick(command.range, language)}`,
        `    ${pick(LABELS.sms, language)}  123456,${command.example}#`,
        `    ${pick(LABELS.serial, language)}  AT+${serial}`,
        "",
      );
    }
  }
  lines.push(RULE, contactLine(site, language), "");
  return lines.join("\r\n");
}
