import type { Head } from '@bee/contracts/page';
import { href } from '@bee/platform';
import { site } from '../../site.ts';
import type { ReportData } from './report-data.ts';
import { type ReportState, scopeTitles } from './report-state.ts';

export const reportHead = (data: ReportData, { scope, p }: ReportState): Head => {
  if (data.kind === 'item') {
    const { item, tag } = data;
    return {
      title: `${item.title} - ${site.title}`,
      description: item.summary.slice(0, 160) || item.title,
      type: 'article',
      jsonLd: {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: item.title,
        inLanguage: 'zh-CN',
        about: tag.title,
        ...(item.published_at && { datePublished: item.published_at }),
        ...(item.source_name && { publisher: { '@type': 'Organization', name: item.source_name } }),
        isPartOf: { '@type': 'CollectionPage', url: href('sanqi/report', { tagId: tag.id }) },
      },
    };
  }
  const { tag, total } = data.list;
  return {
    title: `${tag.title}${scopeTitles[scope]}${p > 1 ? `（第 ${p} 页）` : ''} - ${site.title}`,
    description: `${tag.title}的${scopeTitles[scope]}共 ${total} 篇：价格走势、规格价差、产地与政策。`,
  };
};
