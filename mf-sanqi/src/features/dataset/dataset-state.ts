import type { TableFreq } from '@bee/contracts/entity/industry';
import type { RequestFor } from '@bee/contracts/operations';
import type { ProductFormat } from '@bee/contracts/resource/data';
import { pageOf, saidOnly, textOf } from '@bee/domain/list-address';
import { tableFreqTitles } from '@bee/domain/table-freq';
import { href } from '@bee/platform';
import { packList, unpackList } from '../../parts/list-query.ts';

export const kinds = ['table', 'product'] as const;
export type Kind = (typeof kinds)[number];
export const kindTitles: Record<Kind, string> = { table: '数据表', product: '数据产品' };

export const freqs = Object.keys(tableFreqTitles) as TableFreq[];
export const formats: readonly ProductFormat[] = ['csv', 'xlsx', 'zip'];

/** The list as its address says it: which kind, under which conditions. */
export type DatasetState = {
  kind: Kind;
  words?: string;
  freq?: TableFreq;
  format?: ProductFormat;
  /** Most rows first, else what was updated last. */
  largest: boolean;
  page: number;
};

/** One thing of the list, where the address names it. */
export type Opened = { kind: Kind; id: string };

export const readOpened = ({ table, product }: Record<string, string>): Opened | null => {
  if (table) return { kind: 'table', id: table };
  return product ? { kind: 'product', id: product } : null;
};

export const readDatasetState = (query: Record<string, string>): DatasetState => ({
  kind: query.kind === 'product' ? 'product' : 'table',
  words: textOf(query.q, 100),
  freq: freqs.find((one) => one === query.freq),
  format: formats.find((one) => one === query.fmt),
  largest: query.s === 'rows',
  page: pageOf(query.p),
});

/** Query of an address; what an address without it shows is left out, and conditions of the other kind. */
export const datasetQuery = ({ kind, words, freq, format, largest, page }: Partial<DatasetState>) =>
  saidOnly({
    kind: kind === 'product' ? kind : undefined,
    q: words,
    freq: kind === 'product' ? undefined : freq,
    fmt: kind === 'product' ? format : undefined,
    s: largest ? 'rows' : undefined,
    p: page && page > 1 ? String(page) : undefined,
  });

export const datasetHref = (tagId: string, state: Partial<DatasetState> = {}): string =>
  href('sanqi/dataset', { tagId, ...datasetQuery(state) });

/** A table or a product of a list, from its beginning; what the list says besides its kind goes along as `from`. */
export const openedHref = (tagId: string, id: string, list: DatasetState): string => {
  const said = datasetQuery(list);
  const isPlain = Object.keys(said).every((key) => key === 'kind');
  return href('sanqi/dataset', { tagId, [list.kind]: id, from: isPlain ? undefined : packList(said) });
};

/** The list of a kind, as the reader left it. */
export const listHref = (tagId: string, kind: Kind, from: string | undefined): string => {
  const list = readDatasetState(unpackList(from));
  return datasetHref(tagId, list.kind === kind ? list : { kind });
};

export const PER_PAGE = 12;

export const tablesRequest = (tag_id: string, { words, freq, largest, page }: DatasetState) =>
  ({
    tag_id,
    name: words,
    freq,
    sort: largest ? 'rows' : 'updated',
    page,
    limit: PER_PAGE,
  }) satisfies RequestFor<'industry/seniorSearchTree'>;

export const productsRequest = (tag_id: string, { words, format, largest, page }: DatasetState) =>
  ({
    tag_id,
    kw: words,
    format,
    sort: largest ? 'rows' : 'new',
    page,
    limit: PER_PAGE,
  }) satisfies RequestFor<'data/getProductList'>;
