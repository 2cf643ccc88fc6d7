import { textOf } from '@bee/domain/list-address';
import { queryOf } from '@bee/domain/query-of';

const LONGEST = 300;

/** The query of a list as one value, which the addresses of its items keep as `from`; undefined where it says nothing. */
export const packList = (query: Record<string, string>): string | undefined =>
  new URLSearchParams(query).toString() || undefined;

export const fromOf = ({ from }: Record<string, string>): string | undefined => textOf(from, LONGEST);

export const unpackList = (from: string | undefined): Record<string, string> => queryOf(from ?? '');
