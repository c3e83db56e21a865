import { expect, it } from "vitest";
import { StalledError } from "../../jobs/job-queue.ts";
import { TOO_MANY } from "../../leads/notifications/acknowledgement-limit.ts";
import { deskTexts } from "../texts/index.ts";
import { faultWords } from "./fault-words.ts";

const [zh, en] = [deskTexts("zh"), deskTexts("en")];

it.each([
  [new StalledError().message, "试了三次都没有做完：每次做到一半，程序就停了。"],
  [TOO_MANY, "一小时内的自动回执太多，这一封没有发。"],
  ["The lead or message is gone, or in the trash.", "这条询盘或留言已删除，或在回收站里。"],
  ["SQLITE_FULL: database or disk is full", "服务器磁盘已满。"],
  ["could not extend file: No space left on device", "服务器磁盘已满。"],
  ["Not Found", "要处理的记录或设定它的账号已经不在了。"],
  ["You are not allowed to perform this action.", "设定它的账号没有这项权限。"],
  ["The following field is invalid: Title", "这些字段没有填好：Title"],
  ["Not set up: SMTP_URL", "未设置 SMTP_URL"],
  ['The robot refused it: {"errcode":40}', '机器人没有接收，答复是：{"errcode":40}'],
  ["Invalid login: 535 5.7.8", "邮件服务器不接受设置的账号或密码。"],
  ["self-signed certificate", "对方服务器的证书有问题，没有连接。"],
  ["connect ECONNREFUSED 127.0.0.1:25", "连不上对方服务器（connect ECONNREFUSED 127.0.0.1:25）"],
  ["HTTP 503 busy", "对方服务器答复 HTTP 503 busy"],
])("%s is told at the Chinese desk as %s", (fault, words) => {
  expect(faultWords(fault, zh)).toBe(words);
});

it("says a cause in English at the English desk, a message that it does not know as it is, and nothing of none", () => {
  expect(faultWords(new StalledError().message, en)).toBe("Three tries came to no end: each time the program stopped half-way.");
  expect(faultWords("Something else", zh)).toBe("Something else");
  expect(faultWords(null, zh)).toBe("");
});
