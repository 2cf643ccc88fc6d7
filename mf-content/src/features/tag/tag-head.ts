import type { Head } from '@bee/contracts/page';
import { typeTitles } from '@bee/domain/article-type';
import { href } from '@bee/platform';
import { sectionOf } from '../../lib/article-type.ts';
import type { TagData } from './tag-data.ts';
import { scopesInWords } from './tag-types.ts';

/** Structured data of a hub: a collection of pages about one thing. */
export const tagHead = ({ page, type }: TagData): Head => {
  const { tag } = page;
  const name = type ? `${tag.title} - ${typeTitles[type]}` : `${tag.title}专题`;
  const known = scopesInWords(page);
  const address = type ? href('article/tag', { tagId: tag.id, type }) : href('article/tag', { tagId: tag.id });
  const trail = [
    { name: '首页', item: href('home') },
    { name: `${tag.title}专题`, item: href('article/tag', { tagId: tag.id }) },
    ...(type ? [{ name: typeTitles[type], item: address }] : []),
  ];
  return {
    ...(type && sectionOf(type)),
    title: `${name}${page.page > 1 ? `（第 ${page.page} 页）` : ''}`,
    description: `${tag.title}的价格、百科、报告、资讯与政策${known ? `：${known}` : ''}。`,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'CollectionPage',
        name,
        url: address,
        inLanguage: 'zh-CN',
        about: { '@type': 'Thing', name: tag.title },
      },
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: trail.map((entry, index) => ({ '@type': 'ListItem', position: index + 1, ...entry })),
      },
    ],
  };
};
