/** Colours of wires, as drawings paint them, by what they are called in the languages of the site. */
const COLOURS: Readonly<Record<string, readonly string[]>> = {
  "#C8281E": ["红", "red", "rot", "rojo"],
  "#16202A": ["黑", "black", "schwarz", "negro"],
  "#F26B1D": ["橙", "orange", "naranja"],
  "#FFFFFF": ["白", "white", "weiß", "blanco"],
  "#1F8A4C": ["绿", "green", "grün", "verde"],
  "#2B62B8": ["蓝", "blue", "blau", "azul"],
  "#E0B000": ["黄", "yellow", "gelb", "amarillo"],
  "#868E94": ["灰", "grey", "gray", "grau", "gris"],
  "#7A4FB0": ["紫", "violet", "purple", "violett", "violeta"],
  "#7A4A24": ["棕", "brown", "braun", "marrón"],
};

const BY_NAME = new Map(Object.entries(COLOURS).flatMap(([colour, names]) => names.map((name) => [name, colour] as const)));

/** The colours that a wire's name says, in its order: “Yellow and green, twisted” has two. */
export function coloursIn(name: string): string[] {
  const words = name.toLowerCase().match(/\p{Script=Han}|\p{L}+/gu) ?? [];
  return words.flatMap((word) => BY_NAME.get(word) ?? []);
}
