import { readFileSync } from "node:fs";
import path from "node:path";

/** Where the expressions stand that were judged to take linear time; `node tools/with-node.mjs tools/check-expressions.ts` writes it. */
export const LINEAR_FILE = path.join(import.meta.dirname, "linear.txt");

/** The expressions that take linear time on any text. */
export function linearExpressions(): Set<string> {
  return new Set(readFileSync(LINEAR_FILE, "utf8").split("\n").filter(Boolean));
}

/** An expression that takes quadratic time, or is not judged in two minutes; what bounds the length of all that it reads, and the file that has this bound. */
interface BoundedExpression {
  text: string;
  bound: string;
  file: string;
}

export const BOUNDED: readonly BoundedExpression[] = [
  {
    text: String.raw`/^\s*[+-]\s*\(?\d[\d\s()+.,;/:#、；：（）\-\p{Script=Han}]*(?:(?:ext\.?|x)\s*\d+)?\s*$/iu`,
    bound: "MAX_TELEPHONE",
    file: "cms/lib/csv.ts",
  },
  {
    text: String.raw`/(?<![\w.,:/+−-])([±≤≥<>~]?) ?([−+-]?(?:[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d*|0(?!\d))(?:\.\d+)?)((?:(?:–|—|…|\.\.\.|~|-| ?(?:至|到|to|bis|hasta|/|、|×|x|or|或|oder) ?)[−+-]?(?:[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d*|0(?!\d))(?:\.\d+)?)*)[ \u00a0\u202f]?-?((?:mm|cm|km/h|km|kg|mAh|mA|µA|μA|mW|kHz|MHz|GHz|Hz|dBm|°C|℃|%|‰|ms|min|minutes?|seconds?|hours?|days?|months?|Tag(?:en?)?|Monate?n?|Stunden?|Minuten?|Sekunden?|días?|mes(?:es)?|horas?|minutos?|segundos?|(?<=\d[ \u00a0-]?)[mgAVWNshd])(?![A-Za-zµ]|/)|(?:毫米|厘米|公里/小时|公里|分钟|小时|个月|公斤|千克|米|克|秒|天|日(?!期|常|志|本|均)))/g`,
    bound: "MAX_SENTENCE",
    file: "shared/consistency/sentences.ts",
  },
  {
    text: String.raw`/(?<![\w.,:/+−-])([±≤≥<>~]?) ?([−+-]?(?:[1-9]\d{0,2}(?:[.\u00a0\u202f]\d{3})+|[1-9]\d*|0(?!\d))(?:,\d+)?)((?:(?:–|—|…|\.\.\.|~|-| ?(?:至|到|to|bis|hasta|/|、|×|x|or|或|oder) ?)[−+-]?(?:[1-9]\d{0,2}(?:[.\u00a0\u202f]\d{3})+|[1-9]\d*|0(?!\d))(?:,\d+)?)*)[ \u00a0\u202f]?-?((?:mm|cm|km/h|km|kg|mAh|mA|µA|μA|mW|kHz|MHz|GHz|Hz|dBm|°C|℃|%|‰|ms|min|minutes?|seconds?|hours?|days?|months?|Tag(?:en?)?|Monate?n?|Stunden?|Minuten?|Sekunden?|días?|mes(?:es)?|horas?|minutos?|segundos?|(?<=\d[ \u00a0-]?)[mgAVWNshd])(?![A-Za-zµ]|/)|(?:毫米|厘米|公里/小时|公里|分钟|小时|个月|公斤|千克|米|克|秒|天|日(?!期|常|志|本|均)))/g`,
    bound: "MAX_SENTENCE",
    file: "shared/consistency/sentences.ts",
  },
  {
    text: String.raw`/待机|可用|可以用|续航|能用|用足|工作|无光|没有光|每 ?10 ?分钟|standby|stands by|\blasts\b|(?:will|can|to) last|\bgives?\b|\bruns?\b|\bworks?\b|makes|life|on a charge|充一次|充满一次|reaches|one position a day|one (?:record|report) every|days at|in the dark|without light|(?:every )?10 min(?:utes)?|每天(?:定位|上报)?一次|^[^\p{L}]*\d[\d,]* ?(?:天|days)\P{L}*$|USB-C/iu`,
    bound: "MAX_SENTENCE",
    file: "shared/consistency/sentences.ts",
  },
  {
    text: String.raw`/(?<=^|[\u0020-\u024F])[\u200C\u200D]+|[\u200C\u200D]+(?=$|[\u0020-\u024F])/gu`,
    bound: "MAX_LINE_LENGTH",
    file: "shared/lib/contact.ts",
  },
  { text: String.raw`/<([^<>]*@[^<>]*)>[^@]*$/`, bound: "MAX_LINE_LENGTH", file: "shared/lib/contact.ts" },
  { text: String.raw`/^[\s<>("'“‘«「[,;]+(?=[^@]*@)/u`, bound: "MAX_LINE_LENGTH", file: "shared/lib/contact.ts" },
  { text: String.raw`/\s*\([^()]*\)$/`, bound: "MAX_LINE_LENGTH", file: "shared/lib/contact.ts" },
  { text: String.raw`/(?<=@.*)[^\p{L}\p{M}\p{N}]+$/u`, bound: "MAX_LINE_LENGTH", file: "shared/lib/contact.ts" },
  { text: String.raw`/\s*[/\\:*?"<>|\p{Cc}\p{Cf}]+\s*/gu`, bound: "MAX_READ_LENGTH", file: "shared/lib/file-name.ts" },
  { text: String.raw`/^[-.\s]+|[-.\s]+$/g`, bound: "MAX_READ_LENGTH", file: "shared/lib/file-name.ts" },
];
