import { defineQuery, type QueryValues } from '@bee/domain/define-query';
import { oneOf, page, text, whole } from '@bee/domain/query-fields';
import { href } from '@bee/platform';
import { chartFields } from '../../../lib/chart-fields.ts';
import { measureChoices } from '../chart/trade-measures.ts';
import { permitStatuses } from '../permit/permit-status.tsx';
import { flowField, originOf } from '../trade-fields.ts';

export const countryQuery = defineQuery({
  status: oneOf(permitStatuses),
  flow: flowField(),
  year: whole(1990, 2100, { counts: false }),
  /** Filter of the access list. */
  product: text(60, { key: 'q' }),
  cate: text(40),
  page: page(),
  ...chartFields(measureChoices('value', null)),
});

/** The origin is in the path; without one the page lists the access of all countries. */
export type CountryQuery = QueryValues<typeof countryQuery> & { origin?: string | undefined };

export const readCountryQuery = (params: Record<string, string>, query: Record<string, string>): CountryQuery => ({
  ...countryQuery.read(query),
  origin: originOf(params.origin),
});

export const countryHref = (query: CountryQuery, change: Partial<CountryQuery> = {}): string =>
  href('application/trade/country-detail', { origin: query.origin, ...countryQuery.write(query, change) });
