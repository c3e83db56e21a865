/** WebVTT from a film's cues: [start, end, Chinese, English], in seconds. */
const clock = (s) => new Date(s * 1000).toISOString().slice(11, 23);

/** The captions file of one language; `column` is 2 for Chinese, 3 for English. */
export function captions(cues, column) {
  return `WEBVTT\n\n${cues.map((cue, i) => `${i + 1}\n${clock(cue[0])} --> ${clock(cue[1])}\n${cue[column]}\n`).join("\n")}`;
}
