/** Weights of fields: names before descriptions. */
export const BOOST = { code: 12, title: 6, pairs: 4, sound: 4, words: 3, text: 1, body: 0.3, other: 1.5 };

/** The same without sounds. */
export const { sound: _sound, ...WORDS_BOOST } = BOOST;
/** The same in lists, which show the matching texts. */
export const { body: _body, ...LISTED_BOOST } = BOOST;

/** The fields of names. */
export const NAMED = { title: BOOST.title, pairs: BOOST.pairs };

export type Field = keyof typeof BOOST;

export type Boosts = Partial<Record<Field, number>>;
