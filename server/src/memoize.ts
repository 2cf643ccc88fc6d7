/** Most results that are kept; then all are forgotten and gathered anew. */
const MAX_ENTRIES = 20_000;

/** `of` with its results kept: rows of a file say the same few names, units and days again and again. */
export const memoize = <Result>(of: (text: string) => Result): ((text: string) => Result) => {
  const known = new Map<string, Result>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const result = of(text);
    if (known.size >= MAX_ENTRIES) known.clear();
    known.set(text, result);
    return result;
  };
};
