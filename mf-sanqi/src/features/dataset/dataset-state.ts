import type { TableFreq } from '@bee/contracts/entity/industry';
import type { RequestFor } from '@bee/contracts/operations';
import type { ProductFormat } from '@bee/contracts/resource/data';
import { defineQuery, type QueryValues } from '@bee/domain/define-query';
import { oneOf, page, text } from '@bee/domain/query-fields';
import { tableFreqTitles } from '@bee/domain/table-freq';
import { href } from '@bee/platform';
import { fromField, idField, packList, unpackList } from '../../lib/list-query.ts';

export const kinds = ['table', 'product'] as const;
export type Kind = (typeof kinds)[number];
export const kindTitles: Record<Kind, string> = { table: '数据表', product: '数据产品' };

export const freqs = Object.keys(tableFreqTitles) as TableFreq[];
export const formats: readonly ProductFormat[] = ['csv', 'xlsx', 'zip'];

/** Tables are filtered by frequency, products by format; `rows` sorts by number of rows, descending. */
export const datasetQuery = defineQuery({
  kind: oneOf(kinds, { fallback: 'table' }),
  words: text(100, { key: 'q' }),
  freq: oneOf(freqs),
  format: oneOf(formats, { key: 'fmt' }),
  sort: oneOf(['new', 'rows'], { key: 's', fallback: 'new' }),
  page: page(),
});
export type DatasetState = QueryValues<typeof datasetQuery>;

/** Additional fields in the address of an item. */
export const itemQuery = defineQuery({
  table: idField(),
  product: idField(),
  from: fromField(),
});

/** The open item, if the address names one. */
export type Opened = { kind: Kind; id: string };

export const readOpened = (query: Record<string, string>): Opened | null => {
  const { table, product } = itemQuery.read(query);
  if (table) return { kind: 'table', id: table };
  return product ? { kind: 'product', id: product } : null;
};

/** Removes the filters of the other kind. */
const ofKind = (state: Partial<DatasetState>): Partial<DatasetState> => ({
  ...state,
  [state.kind === 'product' ? 'freq' : 'format']: undefined,
});

export const hiddenFields = (state: DatasetState) => datasetQuery.hidden(ofKind(state), 'words');

export const datasetHref = (tagId: string, state: Partial<DatasetState> = {}): string =>
  href('sanqi/dataset', { tagId, ...datasetQuery.write(ofKind(state)) });

/** Address of a table or product; the state of the list is kept as `from`. */
export const openedHref = (tagId: string, id: string, list: DatasetState): string => {
  const said = datasetQuery.write(ofKind(list));
  const isPlain = Object.keys(said).every((key) => key === 'kind');
  return href('sanqi/dataset', { tagId, [list.kind]: id, from: isPlain ? undefined : packList(said) });
};

/** The list of a kind in its previous state. */
export const listHref = (tagId: string, kind: Kind, from: string | undefined): string => {
  const list = datasetQuery.read(unpackList(from));
  return datasetHref(tagId, list.kind === kind ? list : { kind });
};

export const PER_PAGE = 12;

export const tablesRequest = (tag_id: string, { words, freq, sort, page }: DatasetState) =>
  ({
    tag_id,
    name: words,
    freq,
    sort: sort === 'rows' ? sort : 'updated',
    page,
    limit: PER_PAGE,
  }) satisfies RequestFor<'industry/seniorSearchTree'>;

export const productsRequest = (tag_id: string, { words, format, sort, page }: DatasetState) =>
  ({ tag_id, kw: words, format, sort, page, limit: PER_PAGE }) satisfies RequestFor<'data/getProductList'>;
