/** The media type of a film by the extension in its address, before a possible version. */
export function filmType(address: string): string {
  return /\.webm(?:[?#]|$)/i.test(address) ? "video/webm" : "video/mp4";
}
