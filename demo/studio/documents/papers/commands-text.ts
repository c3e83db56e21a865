/** The command reference as plain text, for the downloads page and inside the configuration kit. */
import type { Site } from "../lib/content.ts";
import { type Language, pick, type Text } from "../lib/language.ts";
import { contactLine } from "../lib/sheet.ts";
import { COMMANDS } from "../protocol/commands.ts";

const RULE = "=".repeat(72);

const HEAD: Text[] = [
  ["短信格式：密码,指令,参数#　　例：密码,TIMER,30#　（只接受授权号码）", "By SMS:           PASSWORD,NAME,values#   e.g. PASSWORD,TIMER,30# (authorized numbers only)"],
  ["串口与蓝牙：AT+指令=参数　　例：AT+TIMER=30　（115200 8N1，以回车换行结束）", "Serial, Bluetooth: AT+NAME=values          e.g. AT+TIMER=30 (115200 8N1, ends with CR LF)"],
  ["平台与 MQTT：指令,参数　　　例：TIMER,30", "Platform, MQTT:   NAME,values             e.g. TIMER,30"],
  ["查询当前值：短信 密码,TIMER#　串口 AT+TIMER?", "Query:            PASSWORD,TIMER# by SMS, AT+TIMER? over serial"],
  ["成功应答 OK；等待应答 WAIT,原因：SPEED 车速过高或未停稳，NOFIX 没有定位；失败应答 ERROR,原因：EXPIRED 等待超时，RANGE 超出范围，UNKNOWN 无法识别，PASS 密码错。", "Answer: OK; WAIT and the reason: SPEED (too fast, or not at rest), NOFIX (no position); or ERROR and the reason: EXPIRED (waited too long), RANGE (out of range), UNKNOWN, PASS (wrong password)."],
  ["每台的短信密码不同，随机生成，印在包装内说明书的贴纸上；用 PASS 改过以后才接受其他指令。A7、D1、B1、B3 与 A9 的 NB-IoT / LTE-M 版不支持短信。", "Each device has a random SMS password of its own, on a sticker in the guide in its box; other commands are taken once it has been changed with PASS. A7, D1, B1, B3 and the NB-IoT/LTE-M version of the A9 do not take SMS."],
  ["RELAY 只由平台下发，LOCK 只由应用或平台下发，均须经确认；短信、串口与蓝牙一律拒绝。", "RELAY comes from the platform alone, LOCK from the app or the platform, and both have to be confirmed; SMS, serial and Bluetooth are refused."],
  ["各型号支持的指令见其使用手册“参数设置”一章；不支持的应答 UNKNOWN。", "Which commands a model knows is in the Settings chapter of its manual; others answer UNKNOWN."],
];

const PASSWORD: Text = ["密码", "PASSWORD"];
const LABELS: Record<"sms" | "serial" | "platform" | "range", Text> = { sms: ["短信示例", "SMS"], serial: ["串口示例", "Serial"], platform: ["联网下发", "Over the network"], range: ["范围默认", "Range"] };

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
        ...(command.platform === true
          ? [`    ${pick(LABELS.platform, language)}  ${command.example}`]
          : [`    ${pick(LABELS.sms, language)}  ${pick(PASSWORD, language)},${command.example}#`, `    ${pick(LABELS.serial, language)}  AT+${serial}`]),
        "",
      );
    }
  }
  lines.push(RULE, contactLine(site, language), "");
  return lines.join("\r\n");
}
