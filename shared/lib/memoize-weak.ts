/**
 * Makes something of an object once: whoever asks again with the same object is given what was made, for as long as the object lives.
 * @param make reads the object alone, and nothing that may change
 */
export function memoizeWeak<Subject extends object, Made>(make: (subject: Subject) => Made): (subject: Subject) => Made {
  const cache = new WeakMap<Subject, Made>();
  return (subject) => {
    if (!cache.has(subject)) cache.set(subject, make(subject));
    return cache.get(subject) as Made;
  };
}
