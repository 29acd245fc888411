/** What a function gives for a text, worked out once: statements that answer one question share most of their words. */
export function once<Value>(of: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    let value = known.get(text);
    if (value === undefined) {
      value = of(text);
      known.set(text, value);
    }
    return value;
  };
}
