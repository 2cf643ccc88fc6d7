import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A static import or re-export: its names, if listed, and its source. */
const IMPORT = /^(?:import|export)\s+(?!type\b)(?:(?:[\w*\s,]*)(?:\{([^}]*)\})?\s*from\s+)?'([^']+)';?$/gm;
const UI = '@bee/ui/';

/**
 * Entry points of @bee/ui that a module imports statically, directly or indirectly: their styles and scripts must be
 * loaded before it is shown. Dynamic imports load their own (`useLazyComponent`).
 */
export const uiEntryPoints = (file: string): string[] => {
  const found = new Set<string>();
  const read = new Set<string>();
  const visit = (module: string): void => {
    if (read.has(module)) return;
    read.add(module);
    if (!existsSync(module)) return;
    for (const [, names, from = ''] of readFileSync(module, 'utf8').matchAll(IMPORT)) {
      if (names?.split(',').every((name) => /^\s*(type\s|$)/.test(name))) continue;
      if (from.startsWith(UI)) found.add(from.slice(UI.length));
      else if (from.startsWith('.') && /\.tsx?$/.test(from)) visit(path.resolve(path.dirname(module), from));
    }
  };
  visit(file);
  return [...found].sort();
};
