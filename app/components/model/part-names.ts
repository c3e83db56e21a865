/** The name of a node's layer: the file's name without the number that modellers add to copies ("lid.001"). */
export function layerName(name: string): string {
  return name.replace(/[._]\d{3}$/, "");
}

/** The name of a layer without a text of its own: as in the file, beginning with a capital. */
export function plainName(layer: string): string {
  const words = layer.replaceAll(/[_-]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
