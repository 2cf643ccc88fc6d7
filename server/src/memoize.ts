/** Maximum number of cached results; the cache is cleared when it is full. */
const MAX_ENTRIES = 20_000;

/** Caches the results of `of`: rows of a file repeat the same few names, units and days. */
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
