import { field, text } from '@bee/domain/query-fields';
import { queryOf } from '@bee/domain/query-of';

/** The query of a list as one value, which the addresses of its items keep as `from`; undefined where it says nothing. */
export const packList = (query: Record<string, string>): string | undefined =>
  new URLSearchParams(query).toString() || undefined;

export const fromField = () => text(300, { request: false, counts: false });

/** Not cut: the page of an id that is too long is a 404. */
export const idField = () =>
  field<string, { request: false; counts: false }>((typed) => typed.trim() || undefined, String, {
    request: false,
    counts: false,
  });

export const unpackList = (from: string | undefined): Record<string, string> => queryOf(from ?? '');
