import { defineQuery, type QueryValues } from '@bee/domain/define-query';
import { text } from '@bee/domain/query-fields';
import { href } from '@bee/platform';
import { keyword } from '../../../lib/list-fields.ts';
import { HS_LEVELS, hsCode } from '../trade-fields.ts';

/** The open branch, keyword and class. */
export const directoryQuery = defineQuery({
  open: hsCode(),
  keyword: keyword(),
  cate: text(40),
});

export type DirectoryQuery = QueryValues<typeof directoryQuery>;

export const directoryHref = (query: DirectoryQuery): string =>
  href('application/trade/product-directory', directoryQuery.write(query));

/** Codes on the path to a code, itself included: 08, 0810, 081060. */
export const branchOf = (code: string | undefined): string[] =>
  code ? HS_LEVELS.filter((length) => length <= code.length).map((length) => code.slice(0, length)) : [];
