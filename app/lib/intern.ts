/**
 * Gives one object for all that are alike, so that what ten thousands have in common is kept once. What is given must not be changed.
 * @param most how many different ones are remembered; beyond that it begins anew
 */
export function intern<Value extends object>(most: number): (value: Value) => Value {
  const known = new Map<string, Value>();
  return (value) => {
    const key = JSON.stringify(value);
    const same = known.get(key);
    if (same) return same;
    if (known.size === most) known.clear();
    known.set(key, value);
    return value;
  };
}
