import { isbot } from "isbot";

/**
 * True for crawlers, by their user agent. A headless Chromium counts as the browser that it is: it is people's tests and tools that
 * use it, and they are to see what people see.
 */
export function isCrawler(userAgent: string | null): boolean {
  return isbot(userAgent?.replace("HeadlessChrome", "Chrome"));
}
