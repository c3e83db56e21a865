/**
 * Gives one object for all that are alike, so that what ten thousands have in common is kept once. What is given must not be changed.
 * @param most how many different ones are remembered; beyond that it begins anew
 */
export function intern<Value extends object>(most: number): (value: Value) => Value {
  const values = new Map<string, Value>();
  return (value) => {
    const key = JSON.stringify(value);
    const same = values.get(key);
    if (same) return same;
    if (values.size === most) values.clear();
    values.set(key, value);
    return value;
  };
}
