import type { RequestFor } from '@bee/contracts/operations';
import { defineQuery, type QueryValues } from '@bee/domain/define-query';
import { field, flag, keyOf, number, oneOf, page, text } from '@bee/domain/query-fields';
import { provinces } from '@bee/domain/region';
import { type SupplyKind, supplyKinds, supplyStates } from '@bee/domain/supply';
import { typedDigits } from '@bee/domain/typed-number';
import { href } from '@bee/platform';
import { place } from '../../../lib/list-fields.ts';

type ListRequest = RequestFor<'vegetable/getSupplyDemandList'>;
export type SupplySort = NonNullable<ListRequest['sort']>;

export const POSTINGS_PER_PAGE = 24;
const PAGE = 'application/vegetable/list';
export const sorts: Record<SupplySort, string> = {
  new: '最新',
  'price.asc': '价低',
  'price.desc': '价高',
  near: '距离',
};

/** Province of the reader, for distances. */
const near = () =>
  oneOf(
    provinces.map(({ adcode }) => adcode),
    { counts: false },
  );

const kind = () => keyOf(supplyKinds, { fallback: 'supply' });

/** A price with separators or in full width is read as well. */
const typedPrice = <const Request extends string>(request: Request) => {
  const price = number(0, 1e6, { request });
  return { ...price, read: (typed: string) => price.read(typedDigits(typed)) };
};

/** Prices are in 元/公斤. */
export const supplyQuery = defineQuery({
  kind: kind(),
  product: text(20),
  city: place(),
  spec: text(30),
  min: typedPrice('price_min'),
  max: typedPrice('price_max'),
  pictures: flag({ key: 'img', request: false }),
  near: near(),
  sort: keyOf(sorts, { key: 's', fallback: 'new' }),
  page: page(),
});

export type SupplyQuery = QueryValues<typeof supplyQuery>;

/** A minimum above the maximum is swapped with it; the order by distance needs a province. */
export const readSupplyQuery = (query: Record<string, string>): SupplyQuery => {
  const read = supplyQuery.read(query);
  const values: SupplyQuery = read.sort === 'near' && !read.near ? { ...read, sort: 'new' } : read;
  const { min, max } = values;
  return min !== undefined && max !== undefined && min > max ? { ...values, min: max, max: min } : values;
};

export const supplyRequest = (query: SupplyQuery) =>
  ({
    ...supplyQuery.request(query),
    ...(query.pictures && { has_image: 1 as const }),
    limit: POSTINGS_PER_PAGE,
  }) satisfies ListRequest;

export const supplyHref = (query: SupplyQuery, change: Partial<SupplyQuery> = {}): string =>
  href(PAGE, { type: '4', ...supplyQuery.write(query, change) });

export const listHref = (kind?: SupplyKind, product?: string): string =>
  href(PAGE, { type: '4', ...supplyQuery.write({ kind, product }) });

/** The other screens of 供需: a posting, the user's own postings, and the form. */
export const screenQuery = defineQuery({
  form: flag({ key: 'ov' }, 'post'),
  own: flag({ key: 'mine' }),
  post: field<string>((typed) => typed || undefined, String),
  near: near(),
  kind: kind(),
  edit: field<string>((typed) => typed || undefined, String),
  status: keyOf(supplyStates),
  page: page(),
});

const screenHref = (values: Parameters<typeof screenQuery.write>[0]): string =>
  href(PAGE, { type: '4', ...screenQuery.write(values) });

export const postingHref = (post: string, near?: string): string => screenHref({ post, near });

export const ownHref = (values: Pick<Parameters<typeof screenHref>[0], 'status' | 'page'> = {}): string =>
  screenHref({ own: true, ...values });

export const formHref = (values: { kind?: SupplyKind; edit?: string } = {}): string =>
  screenHref({ form: true, ...values });

export const screenOf = (query: Record<string, string>): 'form' | 'own' | 'detail' | 'list' => {
  const { form, own, post } = screenQuery.read(query);
  if (form) return 'form';
  if (own) return 'own';
  return post ? 'detail' : 'list';
};

export const kindTitle = (kind: SupplyKind): string => supplyKinds[kind];
