import { field, text } from '@bee/domain/query-fields';
import { queryOf } from '@bee/domain/query-of';

/** The query of a list as one value, which item addresses keep as `from`; undefined when empty. */
export const packList = (query: Record<string, string>): string | undefined =>
  new URLSearchParams(query).toString() || undefined;

export const fromField = () => text(300, { request: false, counts: false });

/** Not truncated: an id that is too long must give a 404. */
export const idField = () =>
  field<string, { request: false; counts: false }>((typed) => typed.trim() || undefined, String, {
    request: false,
    counts: false,
  });

export const unpackList = (from: string | undefined): Record<string, string> => queryOf(from ?? '');
