/** Where pages ask for a signature, with the address to be signed as `url`. */
export const WECHAT_SIGNATURE_PATH = "/wechat/signature";

/** Where WeChat's script (JS-SDK) is. Only pages inside WeChat load it, on a site that has an account. */
export const WECHAT_SCRIPT = { origin: "https://res.wx.qq.com", path: "/open/js/jweixin-1.6.0.js" } as const;

/** What WeChat's script is started with. */
export interface WechatSignature {
  appId: string;
  /** Seconds since 1970. */
  timestamp: number;
  nonceStr: string;
  signature: string;
}
