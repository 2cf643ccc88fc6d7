const NAMED = /["'`]([a-z][a-z_]*\/[A-Za-z]+)["'`]/g;

/** Quoted strings in a script that look like operation ids (`vegetable/vegList`). */
export const namesIn = (script: string): string[] => Array.from(script.matchAll(NAMED), ([, id = '']) => id);

/** Known API operations that are named in the given scripts, sorted. */
export const namedOperations = (scripts: readonly string[], known: ReadonlySet<string>): string[] =>
  [...new Set(scripts.flatMap(namesIn))].filter((id) => known.has(id)).sort();
