import type { DrawnKind } from './drawn-kind.ts';

/** File of `server/sample` that lists the drawn files with their rows and the basis of their figures. */
export const MANIFEST = 'manifest.json';

export const manifestText = (kinds: readonly DrawnKind[]): string => {
  const listed = kinds.map(({ name, basis, drawn, files }) => ({
    kind: name,
    basis,
    drawn,
    files: Object.fromEntries(files.map(({ path, rows }) => [path, rows])),
  }));
  return `${JSON.stringify(listed, null, 2)}\n`;
};
