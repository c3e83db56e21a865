/** What a webhook may expect: the Standard Webhooks specification, or the robots of WeCom, DingTalk and Feishu (Lark). */
export const WEBHOOK_FORMATS = ["standard", "wecom", "dingtalk", "feishu"] as const;

type WebhookFormat = (typeof WEBHOOK_FORMATS)[number];

export interface Webhook {
  url: string;
  format: WebhookFormat;
  /** Signs the body; chat robots may have none. */
  secret: string | undefined;
}

const ROBOT_HOSTS: Record<string, WebhookFormat> = {
  "qyapi.weixin.qq.com": "wecom",
  "oapi.dingtalk.com": "dingtalk",
  "open.feishu.cn": "feishu",
  "open.larksuite.com": "feishu",
};

/** The format that the programs at a host understand. */
export function formatAt(host: string): WebhookFormat {
  return ROBOT_HOSTS[host] ?? "standard";
}
