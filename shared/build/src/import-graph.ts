import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A static import or re-export of values; its names, if it lists them, and the module. */
const STATIC = /^(?:import|export)\s+(?!type\b)(?:(?:[\w*\s,]*)(?:\{([^}]*)\})?\s*from\s+)?'([^']+)';?$/gm;
/** An import on demand, also one with the name of its chunk in a comment. */
const LAZY = /\bimport\(\s*(?:\/\*.*?\*\/\s*)*'([^']+)'\s*,?\s*\)/gs;

type Reached = {
  /** Specifiers of imported packages. */
  packages: Set<string>;
  /** Absolute paths of stylesheets. */
  sheets: Set<string>;
};

/**
 * What modules use, themselves or through the modules of the same package that they import.
 * @param lazy whether to follow what is imported on demand
 */
export const reach = (files: readonly string[], { lazy }: { lazy: boolean }): Reached => {
  const reached: Reached = { packages: new Set(), sheets: new Set() };
  const read = new Set<string>();
  const visit = (file: string): void => {
    if (read.has(file) || !existsSync(file)) return;
    read.add(file);
    for (const specifier of specifiersOf(readFileSync(file, 'utf8'), lazy)) {
      const target = path.resolve(path.dirname(file), specifier);
      if (!specifier.startsWith('.')) reached.packages.add(specifier);
      else if (specifier.endsWith('.css')) reached.sheets.add(target);
      else if (/\.tsx?$/.test(specifier)) visit(target);
    }
  };
  for (const file of files) visit(file);
  return reached;
};

const specifiersOf = (source: string, lazy: boolean): string[] => {
  const values = [...source.matchAll(STATIC)].filter(([, names]) => !names || !areTypes(names));
  return [
    ...values.map(([, , specifier = '']) => specifier),
    ...(lazy ? [...source.matchAll(LAZY)].map(([, specifier = '']) => specifier) : []),
  ];
};

const areTypes = (names: string): boolean => names.split(',').every((name) => /^\s*(type\s|$)/.test(name));
