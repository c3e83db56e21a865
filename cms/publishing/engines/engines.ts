import { settings } from "../../config/settings.ts";
import { externalRequest } from "../../lib/external-request.ts";
import { PermanentFailure } from "../../jobs/job-queue.ts";

/** A search engine, or several behind one address, that accepts notices of changed addresses. */
export interface Engine {
  name: "indexnow" | "baidu";
  /** Whether it accepts notices of removed addresses. */
  isToldOfGone: boolean;
  /** Addresses of one call. */
  most: number;
  /**
   * Tells it of addresses.
   * @returns how many of them, from the first on, it has taken; it takes no more of the others today
   * @throws Error that says in one line why it took none
   */
  tell: (addresses: readonly string[]) => Promise<number>;
}

/** Stored characters of an engine's answer. */
const MAX_REASON_LENGTH = 200;

/** Addresses in one call by the protocol (indexnow.org/documentation). */
const MAX_INDEXNOW_ADDRESSES = 10_000;

/** IndexNow: one call reaches Bing, Yandex, Naver, Seznam and all other participants. */
function indexNow({ key, endpoint }: NonNullable<typeof settings.indexNow>): Engine {
  const { siteUrl } = settings;
  return {
    name: "indexnow",
    isToldOfGone: true,
    most: MAX_INDEXNOW_ADDRESSES,
    tell: async (addresses) => {
      const body = JSON.stringify({ host: new URL(siteUrl).host, key, keyLocation: `${siteUrl}/${key}.txt`, urlList: addresses });
      const headers = { "Content-Type": "application/json; charset=utf-8" };
      const { status, text } = await externalRequest(endpoint, { method: "POST", headers, body });
      if (status === 200 || status === 202) return addresses.length;
      // 400: not understood, 422: not the host's addresses. 403 is a key file that could not be read, which may be a matter of time.
      const Failure = status === 400 || status === 422 ? PermanentFailure : Error;
      throw new Failure(`HTTP ${status} ${text.slice(0, MAX_REASON_LENGTH)}`.trim());
    },
  };
}

/** Addresses in one call (ziyuan.baidu.com/linksubmit). */
const MAX_BAIDU_ADDRESSES = 2000;
/** The divisor of a batch that exceeds the rest of the day's quota, whose size only a success reveals. */
const DIVISOR = 10;

/** Baidu's answer: the rest of the quota, or the error. */
interface BaiduAnswer {
  remain?: number;
  message?: string;
}

/**
 * Baidu's push of addresses. It takes a quota of addresses a day, and refuses a batch larger than the rest of it.
 * @param address the whole address of the call, with site and token
 */
function baidu(address: string): Engine {
  return {
    name: "baidu",
    isToldOfGone: false,
    most: MAX_BAIDU_ADDRESSES,
    tell: async (addresses) => {
      let sentCount = 0;
      let room = addresses.length;
      while (sentCount < addresses.length && room > 0) {
        const batch = addresses.slice(sentCount, sentCount + room);
        const { status, text } = await externalRequest(address, {
          method: "POST",
          headers: { "Content-Type": "text/plain" },
          body: batch.join("\n"),
        });
        const { remain, message = "" } = baiduAnswer(text);
        if (status === 200) {
          sentCount += batch.length;
          room = remain ?? 0;
        } else if (message.includes("over quota")) room = batch.length > 1 ? Math.ceil(batch.length / DIVISOR) : 0;
        else if (sentCount > 0) break;
        else throw new (status === 401 ? PermanentFailure : Error)(`HTTP ${status} ${message.slice(0, MAX_REASON_LENGTH)}`.trim());
      }
      return sentCount;
    },
  };
}

function baiduAnswer(text: string): BaiduAnswer {
  try {
    return JSON.parse(text) as BaiduAnswer;
  } catch {
    return {};
  }
}

/** The search engines that this site notifies; none without settings. */
export const engines: readonly Engine[] = [
  ...(settings.indexNow ? [indexNow(settings.indexNow)] : []),
  ...(settings.baiduPushUrl ? [baidu(settings.baiduPushUrl)] : []),
];
