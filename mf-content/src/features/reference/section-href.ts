import type { QueryValues } from '@bee/domain/define-query';
import { href } from '@bee/platform';
import { sectionQuery } from './reference-query.ts';

/** Address of a section of a series or issue; the overview has no section in its address. */
export const sectionHref = (id: string, num: string, values: Partial<QueryValues<typeof sectionQuery>> = {}): string =>
  href('reference/detail', { id, ...(num !== '0' && { num }), ...sectionQuery.write(values) });
