import type { DataFor } from '@bee/contracts/operations';
import { type ApiCaller, notFound } from '@bee/platform';
import { site } from '../../site.ts';
import {
  type DatasetState,
  datasetQuery,
  type Kind,
  type Opened,
  productsRequest,
  readOpened,
  tablesRequest,
} from './dataset-state.ts';

type Texts = DataFor<'article/getTagRelatedList'>;
export type Tag = Texts['tag'];
export type Tables = DataFor<'industry/seniorSearchTree'>;
export type Products = DataFor<'data/getProductList'>;

/** Links to the newest reports of the tag. */
export type LatestReport = Pick<Texts['list'][number], 'id' | 'type' | 'title' | 'published_at' | 'source_name'>;

/** The fields of a table or product for heading and search engines; a widget shows the rest. */
export type ItemFacts = Opened & {
  title: string;
  summary: string;
  from: string | null;
  to: string | null;
  updated_on: string;
  source: string;
  sample: boolean;
};

export type Listed = { kind: 'table'; answer: Tables } | { kind: 'product'; answer: Products };
export type Around = { tag: Tag; reports: LatestReport[] };

export type DatasetData = Around &
  ({ view: 'list'; counts: Record<Kind, number>; listed: Listed } | { view: 'item'; item: ItemFacts });

type Context = { api: ApiCaller; params: Record<string, string>; query: Record<string, string> };

const LONGEST_ID = 64;
const MODEL_ID = /^[a-z0-9][a-z0-9-]{0,60}$/;
const REPORTS = 5;

/** Tables and products of a tag, or one of them. Throws notFound for an unknown tag and for items without the tag. */
export const loadDataset = async ({ api, params, query }: Context): Promise<DatasetData> => {
  const tagId = params.tagId ?? site.tagId;
  if (tagId.length > LONGEST_ID) throw notFound();
  const opened = readOpened(query);
  const asked = api('article/getTagRelatedList', { tag_id: tagId, scope: 'report', limit: REPORTS });
  if (opened) {
    const [texts, item] = await Promise.all([asked, readItem(api, opened)]);
    if (!item.carries(texts.tag)) throw notFound();
    return { view: 'item', ...aroundOf(texts), item: item.facts };
  }
  const state = datasetQuery.read(query);
  const [texts, tables, products, listed] = await Promise.all([
    asked,
    api('industry/seniorSearchTree', { tag_id: tagId, limit: 1 }),
    api('data/getProductList', { tag_id: tagId, limit: 1 }),
    readList(api, tagId, state),
  ]);
  return { view: 'list', ...aroundOf(texts), counts: { table: tables.total, product: products.total }, listed };
};

const aroundOf = ({ tag, list }: Texts): Around => ({
  tag,
  reports: list.map(({ id, type, title, published_at, source_name }) => ({
    id,
    type,
    title,
    published_at,
    source_name,
  })),
});

const readList = async (api: ApiCaller, tagId: string, state: DatasetState): Promise<Listed> =>
  state.kind === 'table'
    ? { kind: 'table', answer: await api('industry/seniorSearchTree', tablesRequest(tagId, state)) }
    : { kind: 'product', answer: await api('data/getProductList', productsRequest(tagId, state)) };

type Item = { facts: ItemFacts; carries(tag: Tag): boolean };

const readItem = async (api: ApiCaller, { kind, id }: Opened): Promise<Item> => {
  if (kind === 'table') {
    if (!MODEL_ID.test(id)) throw notFound();
    const { title, desc, from, to, updated_at, source, sample, tags } = await api('industry/getIndex', {
      model_id: id,
    });
    return {
      facts: {
        kind,
        id,
        title,
        summary: desc,
        from,
        to,
        updated_on: updated_at.slice(0, 10),
        source: source.name,
        sample,
      },
      carries: (tag) => tags.includes(tag.title),
    };
  }
  if (id.length > LONGEST_ID) throw notFound();
  const { title, summary, from, to, updated_at, source, sample, tags } = await api('data/getProductDetail', { id });
  return {
    facts: { kind, id, title, summary, from, to, updated_on: updated_at, source: source.name, sample },
    carries: (tag) => tags.some((one) => one.id === tag.id),
  };
};
