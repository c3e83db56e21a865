/**
 * Gives one object for all equal ones, so that memory holds a common value of ten thousand entries once. Nobody may change the returned object.
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
