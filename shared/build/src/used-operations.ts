import { readFileSync } from 'node:fs';
import path from 'node:path';
import { operations } from '@bee/contracts/operations';
import { filesBelow } from '@bee/releases/store/folder-files';
import { namedOperations } from '@bee/releases/store/named-operations';
import { ROOT } from './workspace.ts';

const KNOWN: ReadonlySet<string> = new Set(Object.keys(operations));

/** API operations called in the built scripts of a remote: operations removed by tree shaking do not count. */
export const operationsOfRemote = (out: string, files: string[]): string[] =>
  namedOperations(
    files.filter((file) => /\.c?js$/.test(file)).map((file) => readFileSync(path.join(out, file), 'utf8')),
    KNOWN,
  );

/**
 * Operations of the shell and the packages it provides, by their sources: its scripts contain lists of operations that
 * are never called.
 */
export const operationsOfShell = (): string[] =>
  namedOperations(
    ['shell', 'shared/platform', 'shared/ui', 'shared/charts'].flatMap((dir) => sourcesOf(path.join(ROOT, dir, 'src'))),
    KNOWN,
  );

const sourcesOf = (source: string): string[] =>
  filesBelow(source)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(source, file), 'utf8'));
