/**
 * Collects garbage once more and gives back to the system what the heap no longer needs, in a turn of its own. V8 keeps the pages of a heap
 * that has shrunk until the process has had little to do for some seconds, which under load it never has. All waits meanwhile, for some
 * tenths of a second in a heap of 200 MB: it is for the end of what takes minutes. Does nothing unless Node was started with `--expose-gc`.
 */
export async function giveMemoryBack(): Promise<void> {
  await globalThis.gc?.({ type: "major", execution: "async", flavor: "last-resort" });
}
