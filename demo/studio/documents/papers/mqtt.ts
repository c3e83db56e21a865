/** MQTT integration guide. */
import { bullets, guide, note, paragraphs, textTable } from "../lib/flow.ts";
import { CUT } from "../../../content/facts.ts";
import { pick } from "../lib/language.ts";
import { html } from "../lib/markup.ts";
import type { Paper } from "../lib/paper.ts";
import { PAYLOADS, TOPICS, type PayloadName } from "../protocol/mqtt.ts";
import { ALARMS, LEVELS } from "../protocol/alarms.ts";

export const mqtt: Paper = {
  slug: "mqtt-integration-guide",
  title: ["MQTT 对接指南", "MQTT integration guide"],
  summary: ["主题、消息体、指令与遗嘱消息，附六种消息的完整示例。", "Topics, payloads, commands and the last will, with a complete example of each of the six messages."],
  type: "pdf", kind: "protocol", version: "6", created: "2026-11-28", folder: "protocol", extension: "pdf",
  products: ["A7", "A9", "D1", "B1", "B3", "V3", "V5", "V7", "C40"],
  make(kit, language, paper) {
    const names = Object.keys(PAYLOADS) as PayloadName[];
    return guide(kit, paper, language, ["协议", "Protocol"], [
      { title: ["连接", "Connecting"], body: html`${textTable([["项", "Item"], ["值", "Value"]], [
        [["版本", "Version"], "MQTT 3.1.1"],
        [["端口", "Port"], ["8883，TLS 1.2 或 1.3；不接受明文", "8883, TLS 1.2 or 1.3; no plain text"]],
        [["客户端标识", "Client id"], ["IMEI，15 位", "The IMEI, 15 digits"]],
        [["用户名", "User name"], ["IMEI", "The IMEI"]],
        [["密码", "Password"], ["每台终端一个，绑定时生成；可换为客户端证书", "One per tracker, made when it is bound; client certificates on request"]],
        ["Keep Alive", ["300 s；NB-IoT 型号 1,800 s", "300 s; 1,800 s on NB-IoT models"]],
        ["Clean Session", ["0：离线期间的指令在上线后送达", "0: commands sent while the tracker is offline are delivered once it is back online"]],
      ], language, ["28%", "72%"])}${note(["休眠的终端", "Sleeping trackers"], ["电池型号上报后断开 MQTT 连接，但仍注册在网、按寻呼周期监听。Waymark Cloud 用唤醒消息（短信或运营商的设备触发）叫醒它，有信号时一分钟内连上取走指令；没有唤醒服务的自建代理，指令等到下一次上报。指令请带 expires；过期未取的指令不会执行，也没有回执。", "Battery models close the MQTT connection after a report but stay registered and listen at their paging cycle. Waymark Cloud wakes them by a wake-up message (SMS or the operator’s device trigger), and with coverage they connect within a minute and fetch the command; on a broker of your own without such a service a command waits for the next report. Give it an expiry: a command that expires before it is fetched is neither carried out nor acknowledged."], language)}` },
      { title: ["主题", "Topics"], body: textTable([["主题", "Topic"], ["方向", "Direction"], ["内容", "Content"]], TOPICS.map(([topic, way, text]) => [topic, way, text]), language, ["40%", "12%", "48%"]) },
      { title: ["约定", "Conventions"], body: bullets([
        ["JSON，UTF-8，不带 BOM；数值用公制单位，速度 km/h，温度 °C。", "JSON in UTF-8 without a byte order mark; metric units, speed in km/h, temperature in °C."],
        ["时间为 UTC，RFC 3339；坐标为 WGS 84 度，中国境内也不加偏移。", "Times are UTC in RFC 3339; coordinates are WGS 84 degrees, without an offset in China."],
        ["没有的量不出现，不用 0 或 null 代替。", "A quantity that is missing is left out, never sent as 0 or null."],
        ["seq 为 32 位循环计数，id + seq 相同的消息只处理一次。", "seq is a 32-bit counter; process a message with the same id and seq once."],
        ["source 说明位置来源，radius 是误差圈半径（m）。", "source says where a position comes from, radius is its error circle in metres."],
      ], language) },
      { title: ["消息示例", "Example messages"], body: html`${names.map((name) => html`<div class="keep"><h3>${name}</h3><pre>${JSON.stringify(PAYLOADS[name], null, 2).replace(/\{\n\s+([^{}[\]]{1,120})\n\s+\}/g, (_, inner: string) => `{ ${inner.replace(/\n\s+/g, " ")} }`).replace(/\[\n\s+([\d,\s]+?)\n\s+\]/g, (_, inner: string) => `[${inner.replace(/\s+/g, " ")}]`)}</pre></div>`)}` },
      { title: ["指令与回执", "Commands and acknowledgements"], body: html`${paragraphs([
        ["text 与短信指令相同，不带密码。终端执行后在 ack 主题返回同一个 ref；ok 为 false 时 answer 给出原因，例如 RANGE（参数超限）、UNKNOWN。", "text is the same as by SMS, without the password. The tracker answers on the ack topic with the same ref. When ok is false, answer gives the reason, such as RANGE (value out of range) or UNKNOWN."],
        [`RELAY 与 LOCK 在下发之前须由第二人在您的平台上确认，并写明 expires（最长 ${CUT.wait} 分钟）。条件不满足时终端先回 WAIT,SPEED（车速不低于 ${CUT.below} km/h）或 WAIT,NOFIX；LOCK 与接厂家防盗信号或控制器防盗线的 RELAY 等到停稳（${CUT.rest}），此前回 WAIT,SPEED。条件满足后执行并以同一个 ref 再回一次；过期回 ERROR,EXPIRED。`, `RELAY and LOCK have to be confirmed by a second person on your platform before they are sent, with an expiry of at most ${CUT.wait} min. While the conditions are not met the tracker answers WAIT,SPEED (at ${CUT.below} km/h or more) or WAIT,NOFIX; LOCK, and RELAY on a maker’s immobiliser signal or a controller’s anti-theft wire, wait until the vehicle is at rest (${CUT.rest_en}) and answer WAIT,SPEED until then. The tracker acts once the conditions are met and answers again with the same ref, or ERROR,EXPIRED.`],
        ["同一个 ref 重复下发只执行一次。", "A ref that is sent twice is carried out once."],
      ], language)}` },
      { title: ["报警名称", "Alarm names"], body: textTable([["alarm", "alarm"], ["名称", "Name"], ["级别", "Level"], ["触发", "Raised by"]], ALARMS.map((a) => [a.code, a.name, LEVELS[a.level], a.raised]), language, ["18%", "26%", "12%", "44%"]) },
      { title: ["对接到自己的平台", "Reporting to your own platform"], body: html`<p>${pick(["用 SERVER 指令或配置工具写入主机与端口，协议选 MQTT。代理需支持 QoS 1、保留消息与遗嘱。JSON Schema（2020-12）在“协议样例包”的 schemas 文件夹里，可直接用于校验。", "Set host and port with SERVER or the configuration kit and choose MQTT. The broker must support QoS 1, retained messages and a last will. JSON schemas (2020-12) are in the schemas folder of the protocol sample package."], language)}</p>` },
    ]);
  },
};
