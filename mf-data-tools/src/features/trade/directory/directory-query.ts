import { saidOnly, textOf } from '@bee/domain/list-address';
import { href } from '@bee/platform';

/** What the directory shows: the branch that is open, a word that is searched, a class beside. */
export type DirectoryQuery = { open?: string; keyword?: string; cate?: string };

const keys = { open: 'open', keyword: 'q', cate: 'cate' } as const;

const LEVELS = [2, 4, 6, 8, 10];

export const readDirectoryQuery = (query: Record<string, string>): DirectoryQuery => {
  const open = query[keys.open] ?? '';
  return {
    open: /^\d+$/.test(open) && LEVELS.includes(open.length) ? open : undefined,
    keyword: textOf(query[keys.keyword]),
    cate: textOf(query[keys.cate], 40),
  };
};

export const directoryHref = (query: DirectoryQuery): string =>
  href(
    'application/trade/product-directory',
    saidOnly({ [keys.open]: query.open, [keys.keyword]: query.keyword, [keys.cate]: query.cate }),
  );

/** Codes that lie on the way to one, itself included: 08, 0810, 081060. */
export const branchOf = (code: string | undefined): string[] =>
  code ? LEVELS.filter((length) => length <= code.length).map((length) => code.slice(0, length)) : [];
