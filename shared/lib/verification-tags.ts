/**
 * How search engines and networks call the `<meta>` tag by which a company shows that a site is its own. Others mean something to browsers and
 * engines: `referrer`, `robots`, `viewport`.
 */
export const VERIFICATION_TAGS = [
  "google-site-verification",
  "msvalidate.01",
  "baidu-site-verification",
  "360-site-verification",
  "sogou_site_verification",
  "shenma-site-verification",
  "bytedance-verification-code",
  "yandex-verification",
  "naver-site-verification",
  "seznam-wmt",
  "p:domain_verify",
  "facebook-domain-verification",
  "norton-safeweb-site-verification",
  "ahrefs-site-verification",
  "majestic-site-verification",
  "alexaVerifyID",
  "wot-verification",
  "y_key",
  "zoom-site-verification",
  "tiktok-developers-site-verification",
] as const;

/** Whether a name is that of a verification tag, in any case. */
export function isVerificationTag(name: string): boolean {
  return VERIFICATION_TAGS.some((tag) => tag.toLowerCase() === name.toLowerCase());
}
