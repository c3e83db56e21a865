/** The media type of a film by the end of its address, which its version may follow. */
export function filmType(address: string): string {
  return /\.webm(?:[?#]|$)/i.test(address) ? "video/webm" : "video/mp4";
}
