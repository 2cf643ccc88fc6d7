const NAMED = /["'`]([a-z][a-z_]*\/[A-Za-z]+)["'`]/g;

/** API operations, of those that are known, that the texts of scripts name. */
export const namedOperations = (scripts: Iterable<string>, known: ReadonlySet<string>): string[] => {
  const found = new Set<string>();
  for (const script of scripts) {
    for (const [, id = ''] of script.matchAll(NAMED)) if (known.has(id)) found.add(id);
  }
  return [...found].sort();
};
