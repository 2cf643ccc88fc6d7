import type { Head } from '@bee/contracts/page';
import { typeTitles } from '@bee/domain/article-type';
import { articleHref, href } from '@bee/platform';
import { site } from '../../site.ts';
import type { ItemFacts, ReportData, TagList } from './report-data.ts';
import { type ReportState, reportHref, scopeTitles } from './report-state.ts';

export const reportHead = (data: ReportData, state: ReportState): Head =>
  data.kind === 'item' ? itemHead(data.item, data.tag) : listHead(data.list, state);

/** The canonical address is that of the same article on the main site. */
const itemHead = (item: ItemFacts, tag: TagList['tag']): Head => ({
  title: `${item.title} - ${site.title}`,
  description: item.summary.slice(0, 160) || item.title,
  type: 'article',
  canonical: articleHref(item),
  image: `/og/article/${encodeURIComponent(item.id)}.png`,
  jsonLd: {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: item.title,
    url: articleHref(item),
    inLanguage: 'zh-CN',
    about: tag.title,
    isAccessibleForFree: item.level === 'public',
    ...(item.published_at && { datePublished: item.published_at }),
    ...(item.updated_at && { dateModified: item.updated_at }),
    ...(item.source_name && { publisher: { '@type': 'Organization', name: item.source_name } }),
    isPartOf: { '@type': 'CollectionPage', url: href('sanqi/report', { tagId: tag.id }) },
  },
});

/** The canonical address of another tag's list is the page of that tag on the main site. */
const listHead = ({ tag, total, list }: TagList, state: ReportState): Head => {
  const { scope, type, year, words, page } = state;
  const kind = type ? typeTitles[type] : scopeTitles[scope];
  const name = `${tag.title}${year ? ` ${year} 年` : ''}${kind}`;
  const address = reportHref(tag.id, { scope, type });
  const titles = list.map((item) => item.title).join('；');
  return {
    title: `${words ? `“${words}” ` : ''}${name}${page > 1 ? `（第 ${page} 页）` : ''} - ${site.title}`,
    description: `${name}共 ${total} 篇${titles && `：${titles}`}`.slice(0, 160),
    canonical: tag.id === site.tagId ? address : href('article/tag', { tagId: tag.id }),
    ...((words || list.length === 0) && { robots: 'noindex' as const }),
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      name,
      inLanguage: 'zh-CN',
      about: tag.title,
      url: address,
      mainEntity: {
        '@type': 'ItemList',
        numberOfItems: total,
        itemListElement: list.map((item, place) => ({
          '@type': 'ListItem',
          position: place + 1,
          name: item.title,
          url: articleHref(item),
        })),
      },
    },
  };
};
