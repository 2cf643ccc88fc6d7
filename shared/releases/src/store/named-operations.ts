const NAMED = /["'`]([a-z][a-z_]*\/[A-Za-z]+)["'`]/g;

/** What a script has in quotes that is written as operations are (`vegetable/vegList`). */
export const namesIn = (script: string): string[] => Array.from(script.matchAll(NAMED), ([, id = '']) => id);

/** API operations, of those that are known, that the texts of scripts name. */
export const namedOperations = (scripts: readonly string[], known: ReadonlySet<string>): string[] =>
  [...new Set(scripts.flatMap(namesIn))].filter((id) => known.has(id)).sort();
