import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A static import or re-export of values; its names, if it lists them, and the module. */
const STATIC = /^(?:import|export)\s+(?!type\b)(?:(?:[\w*\s,]*)(?:\{([^}]*)\})?\s*from\s+)?'([^']+)';?$/gm;
/** An import on demand, also one with the name of its chunk in a comment. */
const LAZY = /\bimport\(\s*(?:\/\*.*?\*\/\s*)*'([^']+)'\s*,?\s*\)/gs;

type Reached = {
  /** Absolute paths of the modules read. */
  files: Set<string>;
  /** Names that are imported, by specifier of the package; `*` for all. */
  packages: Map<string, Set<string>>;
  /** Absolute paths of stylesheets. */
  sheets: Set<string>;
};

/**
 * What modules use, themselves or through the modules of the same package that they import.
 * @param lazy whether to follow what is imported on demand
 */
export const reach = (files: readonly string[], { lazy }: { lazy: boolean }): Reached => {
  const reached: Reached = { files: new Set(), packages: new Map(), sheets: new Set() };
  const visit = (file: string): void => {
    if (reached.files.has(file) || !existsSync(file)) return;
    reached.files.add(file);
    for (const { specifier, names } of importsOf(readFileSync(file, 'utf8'), lazy)) {
      const target = path.resolve(path.dirname(file), specifier);
      if (!specifier.startsWith('.'))
        reached.packages.set(specifier, new Set([...(reached.packages.get(specifier) ?? []), ...names]));
      else if (specifier.endsWith('.css')) reached.sheets.add(target);
      else if (/\.tsx?$/.test(specifier)) visit(target);
    }
  };
  for (const file of files) visit(file);
  return reached;
};

/** Values that a source imports or exports again. */
export const importsOf = (source: string, lazy = false): { specifier: string; names: string[] }[] => [
  ...[...source.matchAll(STATIC)].flatMap(([, listed, specifier = '']) => {
    const names = listed === undefined ? ['*'] : valuesOf(listed);
    return names.length === 0 ? [] : { specifier, names };
  }),
  ...(lazy ? [...source.matchAll(LAZY)].map(([, specifier = '']) => ({ specifier, names: ['*'] })) : []),
];

/** The names of `A, type B, C as D` that are values, as their module calls them: A and C. */
const valuesOf = (listed: string): string[] =>
  listed.split(',').flatMap((name) => /^\s*(?!type\s)([\w$]+)/.exec(name)?.[1] ?? []);
