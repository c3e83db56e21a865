/** What counts how much: what something is called before what is said of it. */
export const BOOST = { code: 12, title: 6, pairs: 4, sound: 4, words: 3, text: 1, body: 0.3, other: 1.5 };

/** The same where sounds are not. */
export const { sound: _sound, ...WORDS_BOOST } = BOOST;
/** The same in lists, which show what is looked at. */
export const { body: _body, ...LISTED_BOOST } = BOOST;

/** The fields of what things are called. */
export const NAMED = { title: BOOST.title, pairs: BOOST.pairs };

export type Field = keyof typeof BOOST;

export type Boosts = Partial<Record<Field, number>>;
