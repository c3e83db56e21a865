/** JT/T 808 integration guide. */
import { guide, bullets, note, paragraphs, steps, textTable } from "../lib/flow.ts";
import { CUT } from "../../../content/facts.ts";
import { pick } from "../lib/language.ts";
import { html } from "../lib/markup.ts";
import type { Paper } from "../lib/paper.ts";
import { ALARMS } from "../protocol/alarms.ts";
import { EXTRAS, hex, hexId, MESSAGES, PARAMETERS, POSITION_FIELDS, SAMPLES, STATUS_BITS } from "../protocol/jtt808.ts";

export const jtt808: Paper = {
  slug: "jtt808-integration-guide",
  title: ["JT/T 808 对接指南", "JT/T 808 integration guide"],
  summary: ["终端与平台之间的连接顺序、消息、字段与附加项，附 13 条可以直接比对的真实报文。", "Connection, messages, fields and items between tracker and platform, with 13 real frames to compare against."],
  type: "pdf", kind: "protocol", version: "7", created: "2026-11-28", folder: "protocol", extension: "pdf",
  products: ["V1", "V3", "V5", "E1", "E3", "V7", "V8", "V9", "O1", "O3", "T1", "A5", "A9", "C4"],
  make(kit, language, paper) {
    const arrow = { up: ["上行", "Up"], down: ["下行", "Down"] } as const;
    return guide(kit, paper, language, ["协议", "Protocol"], [
      { title: ["范围与版本", "Scope and versions"], body: html`${paragraphs([
        ["本指南说明途标终端使用的 JT/T 808-2019 子集。终端默认按 2019 版发送，平台以 2013 版应答时自动改用 2013 版。多字节整数高位在前，字符串为 GBK。", "This guide describes the part of JT/T 808-2019 that Waymark trackers use. They speak the 2019 version by default and change to 2013 when the platform answers in it. Integers are big-endian, strings are GBK."],
        ["全部在售终端支持本协议；模组 M20、M30 不支持，C40 由您的主控实现。", "Every tracker on sale supports the protocol. The modules M20 and M30 do not; with the C40 your own host implements it."],
      ], language)}` },
      { title: ["连接", "Connecting"], body: html`${steps([
        ["终端用 TCP 连接主平台，默认端口 7808；TLS 可选。", "The tracker opens TCP to the main platform, port 7808 by default, TLS optional."],
        ["没有鉴权码时发 0x0100 注册，平台以 0x8100 返回鉴权码，终端保存。", "Without an authentication code it sends 0x0100; the platform returns one in 0x8100 and the tracker keeps it."],
        ["每次连接先发 0x0102 鉴权，收到 0x8001 成功后才发其他消息。", "Every connection begins with 0x0102; nothing else is sent before 0x8001 confirms it."],
        ["按间隔发 0x0200；空闲时每 180 s 发 0x0002。三次没有应答即重连，间隔 10、30、60 s，之后每 5 分钟。", "It sends 0x0200 at its interval, and 0x0002 every 180 s when idle. After three unanswered messages it reconnects after 10, 30 and 60 s, then every 5 minutes."],
        ["断网期间的点恢复后用 0x0704 补传，每包最多 20 点。平台请按定位时间入库，不按到达时间。", "Points stored offline follow in 0x0704, up to 20 in a packet. File them by time of fix, not of arrival."],
      ], language)}${note(["休眠的终端", "Sleeping trackers"], ["电池型号上报后断开 TCP，不发心跳，但仍注册在网；Waymark Cloud 用唤醒消息叫醒它，自建平台没有唤醒服务的，0x8xxx 指令在下一次连接时下发。", "Battery models close TCP after a report and send no heartbeat, but stay registered; Waymark Cloud wakes them. On a platform of your own without such a service send 0x8xxx commands at the next connection."], language)}${note(["鉴权失败", "Authentication refused"], ["平台回 0x8001 结果非 0 时，终端清除鉴权码并重新注册，每小时最多三次。", "When 0x8001 carries anything but 0, the tracker deletes its code and registers again, at most three times an hour."], language)}` },
      { title: ["帧结构", "Frame"], body: html`${textTable([["部分", "Part"], ["长度", "Length"], ["说明", "Notes"]], [
        ["0x7E", "1", ["标识位，首尾各一", "Delimiter at both ends"]],
        [["消息 ID", "Message id"], "2", ["见消息表", "See the message table"]],
        [["消息体属性", "Attributes"], "2", ["位 0–9 长度，10–12 加密，13 分包，14 版本标识（2019 为 1）", "Bits 0–9 length, 10–12 encryption, 13 split, 14 version flag (1 for 2019)"]],
        [["协议版本", "Protocol version"], "1", ["2019 版为 1；2013 版没有这一字节", "1 in the 2019 version; absent in 2013"]],
        [["终端号", "Terminal number"], "10", ["BCD，不足前补 0；2013 版为 6 字节", "BCD, zero-padded; 6 bytes in 2013"]],
        [["流水号", "Serial"], "2", ["从 1 循环累加，双方各自计数", "Counts from 1; each side has its own"]],
        [["消息体", "Body"], "0–1023", ["", ""]],
        [["校验码", "Checksum"], "1", ["从消息 ID 到消息体逐字节异或", "XOR of all bytes from id to body"]],
      ], language, ["24%", "14%", "62%"])}${bullets([
        ["转义：0x7E → 0x7D 0x02，0x7D → 0x7D 0x01。发送先校验后转义，接收先还原后校验。", "Escapes: 0x7E becomes 0x7D 0x02, 0x7D becomes 0x7D 0x01. Send: checksum first, then escape. Receive: unescape first, then check."],
      ], language)}` },
      { title: ["消息一览", "Messages"], body: textTable([["ID", "Id"], ["方向", "Direction"], ["名称", "Name"], ["何时", "When"]], MESSAGES.map((m) => [hexId(m.id), arrow[m.direction], m.name, m.when]), language, ["12%", "10%", "30%", "48%"]) },
      { title: ["0x0200 位置汇报", "0x0200 position report"], body: html`${textTable([["偏移", "Offset"], ["字段", "Field"], ["类型", "Type"], ["单位与说明", "Unit and notes"]], POSITION_FIELDS.map((f) => [f.offset, f.name, f.type, f.unit]), language, ["12%", "22%", "16%", "50%"])}<h3>${pick(["状态位", "Status bits"], language)}</h3>${textTable([["位", "Bit"], ["含义", "Meaning"]], STATUS_BITS.map(([bit, text]) => [bit, text]), language, ["12%", "88%"])}` },
      { title: ["附加信息项", "Additional items"], body: html`<p>${pick(["0xE1–0xE8 为途标自定义项，平台无法识别的项可按长度跳过。", "0xE1 to 0xE8 are Waymark’s own; skip what you do not know by its length."], language)}</p>${textTable([["ID", "Id"], ["长度", "Length"], ["名称", "Name"], ["内容", "Content"]], EXTRAS.map((e) => [hexId(e.id, 2), e.length, e.name, e.unit]), language, ["10%", "12%", "28%", "50%"])}` },
      { title: ["报警位", "Alarm bits"], body: textTable([["位", "Bit"], ["名称", "Alarm"], ["触发", "Raised by"], ["解除", "Cleared by"]], ALARMS.map((a) => [a.bit, a.name, a.raised, a.cleared]), language, ["10%", "24%", "40%", "26%"]) },
      { title: ["参数", "Parameters"], body: html`<p>${pick(["0x8103 可以一次设置多项；未列出的参数应答失败，不影响其他项。", "0x8103 may set several at once; a parameter not listed is refused without affecting the others."], language)}</p>${textTable([["ID", "Id"], ["类型", "Type"], ["含义", "Meaning"]], PARAMETERS.map(([id, type, text]) => [hexId(id), type, text]), language, ["16%", "16%", "68%"])}` },
      { title: ["样例报文", "Sample frames"], body: html`<p>${pick(["终端号 00000000000100000001。同样的报文以文本与二进制形式收在“协议样例包”里。", "Terminal number 00000000000100000001. The same frames, as text and binary, are in the protocol sample package."], language)}</p>${SAMPLES.map((s) => html`<div class="keep"><h4>${hexId(s.id)} · ${pick(s.text, language)}</h4><pre>${hex(s.frame)}</pre></div>`)}` },
      { title: ["上线检查", "Checklist before going live"], body: bullets([
        ["注册、鉴权、心跳、定位各成功一次，流水号连续。", "Registration, authentication, heartbeat and position each succeed once, serials in sequence."],
        ["断网 10 分钟再恢复，轨迹没有缺口，也没有重复点。", "After ten minutes offline the track has neither gap nor duplicate."],
        ["南纬、西经各用样例验证一次，出口设备尤其要测。", "Verify south and west once with samples, above all for exported devices."],
        ["把 2013 与 2019 两种帧各发送一次，终端号不应错位。", "Feed both a 2013 and a 2019 frame; the terminal number must not shift."],
        [`继电器与锁控指令（0x8500，控制类型 0xF001、0xF002）须先经第二人确认再下发；终端应答“成功”表示已收下，车速不低于 ${CUT.below} km/h 时等待，接厂家防盗信号或控制器防盗线的一直等到停稳（${CUT.rest}），执行后状态位 11（电路）变为 1，位 10（油路）始终为 0，${CUT.wait} 分钟未执行即失效。`, `A relay or lock command (0x8500, types 0xF001 and 0xF002) is sent only after a second person’s confirmation. The reply “success” means that it has been taken: at ${CUT.below} km/h or more it waits, on a maker’s immobiliser signal or a controller’s anti-theft wire until the vehicle is at rest (${CUT.rest_en}); status bit 11 (circuit) turns to 1 once it is done, bit 10 (fuel) stays 0, and it lapses after ${CUT.wait} min.`],
      ], language) },
    ]);
  },
};
