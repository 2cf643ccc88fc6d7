import type { Head } from '@bee/contracts/page';
import { periodText } from '@bee/domain/data-product';
import { href } from '@bee/platform';
import { site } from '../../site.ts';
import type { DatasetData, ItemFacts, Listed, Tag } from './dataset-data.ts';
import { type DatasetState, datasetHref, kindTitles } from './dataset-state.ts';

export const datasetHead = (data: DatasetData, state: DatasetState): Head =>
  data.view === 'item' ? itemHead(data.item, data.tag) : listHead(data.listed, data.tag, state);

/** The canonical address is that of the same table or product on the main site. */
const itemHead = (item: ItemFacts, tag: Tag): Head => {
  const { kind, id, title, summary, from, to, updated_on, source } = item;
  const period = periodText(item);
  const canonical = kind === 'table' ? href('data/retrieval', { m: id }) : href('product/detail', { id });
  return {
    title: `${title}（${kindTitles[kind]}） - ${site.title}`,
    description: `${summary}${period ? `数据时间 ${period}，` : ''}来源 ${source}，更新于 ${updated_on}。`.slice(
      0,
      160,
    ),
    canonical,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'Dataset',
      name: title,
      description: summary || title,
      url: canonical,
      inLanguage: 'zh-CN',
      about: tag.title,
      dateModified: updated_on,
      creator: { '@type': 'Organization', name: source },
      ...(from && to && { temporalCoverage: `${from}/${to}` }),
    },
  };
};

/** Lists of other tags are not indexed: this microsite is about one tag. */
const listHead = ({ answer: { list, total } }: Listed, tag: Tag, { kind, words, page }: DatasetState): Head => {
  const name = `${tag.title}${kindTitles[kind]}`;
  const address = datasetHref(tag.id, { kind });
  const titles = list.map((one) => one.title).join('；');
  return {
    title: `${words ? `“${words}” ` : ''}${name}${page > 1 ? `（第 ${page} 页）` : ''} - ${site.title}`,
    description: `${name}共 ${total} 个${titles && `：${titles}`}`.slice(0, 160),
    canonical: address,
    ...((words || list.length === 0 || tag.id !== site.tagId) && { robots: 'noindex' as const }),
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'DataCatalog',
      name,
      inLanguage: 'zh-CN',
      about: tag.title,
      url: address,
      dataset: list.map(({ title }) => ({ '@type': 'Dataset', name: title })),
    },
  };
};
