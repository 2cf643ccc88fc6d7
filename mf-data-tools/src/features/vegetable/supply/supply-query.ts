import type { RequestFor } from '@bee/contracts/operations';
import { pageOf } from '@bee/domain/list-address';
import { type SupplyKind, type SupplyState, supplyKinds, supplyStates } from '@bee/domain/supply';
import { href } from '@bee/platform';

type ListRequest = RequestFor<'vegetable/getSupplyDemandList'>;
export type SupplySort = NonNullable<ListRequest['sort']>;

/** What the list shows, as its address says it. */
export type SupplyQuery = {
  kind: SupplyKind;
  product?: string;
  /** Six digits of a city. */
  city?: string;
  spec?: string;
  /** 元/公斤 */
  min?: number;
  max?: number;
  pictures: boolean;
  sort: SupplySort;
  page: number;
};

export const POSTINGS_PER_PAGE = 24;
const PAGE = 'application/vegetable/list';
export const sorts: Record<SupplySort, string> = { new: '最新', 'price.asc': '价低', 'price.desc': '价高' };

/** A value that no list understands is left out, so that a mistyped address still shows something. */
export const readSupplyQuery = (query: Record<string, string>): SupplyQuery => {
  const [min, max] = [numberIn(query.min), numberIn(query.max)];
  const turned = min !== undefined && max !== undefined && min > max;
  return {
    kind: query.kind === 'demand' ? 'demand' : 'supply',
    product: query.product?.trim().slice(0, 20) || undefined,
    city: /^\d{6}$/.test(query.geo ?? '') ? query.geo : undefined,
    spec: query.spec?.trim().slice(0, 30) || undefined,
    min: turned ? max : min,
    max: turned ? min : max,
    pictures: query.img === '1',
    sort: isKeyOf(sorts, query.s) ? query.s : 'new',
    page: pageOf(query.p),
  };
};

export const supplyRequest = ({ kind, product, city, spec, min, max, pictures, sort, page }: SupplyQuery) =>
  ({
    kind,
    product,
    adcode: city,
    spec,
    price_min: min,
    price_max: max,
    ...(pictures && { has_image: 1 as const }),
    sort,
    page,
    limit: POSTINGS_PER_PAGE,
  }) satisfies ListRequest;

/** The address after a change; every change but turning the page starts at page 1 again. */
export const supplyHref = (current: SupplyQuery, change: Partial<SupplyQuery> = {}): string =>
  href(PAGE, { type: '4', ...toQuery({ ...current, page: 1, ...change }) });

/** The query keys of an address; what a form carries along in hidden fields. */
export const toQuery = ({ kind, product, city, spec, min, max, pictures, sort, page }: SupplyQuery) =>
  Object.fromEntries(
    Object.entries({
      kind: kind === 'supply' ? undefined : kind,
      product,
      geo: city,
      spec,
      min: min?.toString(),
      max: max?.toString(),
      img: pictures ? '1' : undefined,
      s: sort === 'new' ? undefined : sort,
      p: page === 1 ? undefined : String(page),
    }).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );

export const withoutFilters = ({ kind, sort }: SupplyQuery): SupplyQuery => ({ kind, sort, pictures: false, page: 1 });

export const countFilters = ({ product, city, spec, min, max, pictures }: SupplyQuery): number =>
  [product, city, spec, min ?? max, pictures || undefined].filter((value) => value !== undefined).length;

export const listHref = (kind: SupplyKind = 'supply', product?: string): string =>
  href(PAGE, { type: '4', ...(kind === 'demand' && { kind }), ...(product && { product }) });

export const postingHref = (id: string): string => href(PAGE, { type: '4', post: id });

export const ownHref = ({ status, page = 1 }: { status?: SupplyState; page?: number } = {}): string =>
  href(PAGE, { type: '4', mine: '1', status, p: page > 1 ? String(page) : undefined });

export const formHref = ({ kind, edit }: { kind?: SupplyKind; edit?: string } = {}): string =>
  href(PAGE, { type: '4', ov: 'post', ...(kind === 'demand' && { kind }), edit });

export const readOwnQuery = (query: Record<string, string>): { status?: SupplyState; page: number } => ({
  status: isKeyOf(supplyStates, query.status) ? query.status : undefined,
  page: pageOf(query.p),
});

/** Which of the screens of 供需 an address asks for. */
export const screenOf = ({ ov, mine, post }: Record<string, string>): 'form' | 'own' | 'detail' | 'list' => {
  if (ov === 'post') return 'form';
  if (mine === '1') return 'own';
  return post ? 'detail' : 'list';
};

export const kindTitle = (kind: SupplyKind): string => supplyKinds[kind];

const numberIn = (text: string | undefined): number | undefined => {
  const value = text?.trim() ? Number(text) : Number.NaN;
  return value >= 0 && value <= 1e6 ? value : undefined;
};

const isKeyOf = <Key extends string>(table: Record<Key, string>, value: string | undefined): value is Key =>
  value !== undefined && Object.hasOwn(table, value);
