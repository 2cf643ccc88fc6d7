import type { Head } from '@bee/contracts/page';
import { chartSentence } from '../../../components/price/chart-sentence.ts';
import type { Detail } from './detail-query.ts';

export const detailTitle = ({ name, latest }: Pick<Detail, 'name' | 'latest'>): string =>
  `${name}${latest.spec ? `（${latest.spec}）` : ''}批发价格`;

/** For search engines: the newest figures in one sentence, and the series as a Dataset. */
export const detailHead = (detail: Detail): Head => {
  const title = `${detailTitle(detail)}走势`;
  const description = `${chartSentence(detail.latest, [], 'kg')}${detail.quality.markets} 个市场报价对比、历史走势与季节规律。`;
  return {
    title,
    description,
    image: `/og/price/${[detail.type, detail.group, detail.name].map(encodeURIComponent).join('/')}.png`,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'Dataset',
      name: title,
      description,
      inLanguage: 'zh-CN',
      temporalCoverage: `${detail.dates.min}/${detail.dates.max}`,
      variableMeasured: { '@type': 'PropertyValue', name: '批发均价', unitText: detail.unit_base },
      creator: { '@type': 'Organization', name: detail.source.publisher ?? detail.source.name },
      isAccessibleForFree: true,
      ...(detail.updated_at && { dateModified: detail.updated_at }),
    },
  };
};
