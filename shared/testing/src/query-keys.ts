import type { ManifestSource } from '@bee/contracts/manifest';

type Keys = Record<string, string>;

/**
 * Pages whose manifest declares other query keys than their code reads; `read` has the keys of each page's queries.
 * Parameters of paths need no declaration.
 */
export const misdeclaredQueries = (manifest: ManifestSource, read: Record<string, Keys[]>): object[] => {
  const declared = Object.fromEntries(manifest.pages.map(({ id, query = [] }) => [id, query]));
  const inPath = Object.fromEntries(manifest.pages.map(({ id, paths = [] }) => [id, JSON.stringify(paths)]));
  return [...new Set([...Object.keys(declared), ...Object.keys(read)])].flatMap((page) => {
    const keys = new Set((read[page] ?? []).flatMap((one) => Object.values(one)));
    const missing = [...keys].filter((key) => !declared[page]?.includes(key) && !inPath[page]?.includes(`{${key}}`));
    const unread = declared[page]?.filter((key) => !keys.has(key)) ?? [];
    return missing.length + unread.length > 0 ? [{ page, missing, unread }] : [];
  });
};
