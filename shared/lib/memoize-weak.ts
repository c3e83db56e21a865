/**
 * Makes something of an object once: whoever asks again with the same object is given what was made, for as long as the object lives.
 * @param make reads the object alone, and nothing that may change
 */
export function memoizeWeak<Subject extends object, Made>(make: (subject: Subject) => Made): (subject: Subject) => Made {
  const known = new WeakMap<Subject, Made>();
  return (subject) => {
    if (!known.has(subject)) known.set(subject, make(subject));
    return known.get(subject) as Made;
  };
}
