import type { Head } from '@bee/contracts/page';
import { formatPrice } from '@bee/domain/format';
import { site } from '../../site.ts';
import type { HerbsData } from './herbs-data.ts';
import type { HerbsQuery } from './herbs-query.ts';

export const sheetTitle = `${site.herb}行情单`;

/** For search engines: the newest figures in one sentence, and the prices as a data set. */
export const herbsHead = ({ matrix, dates, source, updated_at }: HerbsData, { spec, view }: HerbsQuery): Head => {
  if (view === 'sheet') return { title: `${sheetTitle} - ${site.title}`, robots: 'noindex' };
  const about = '各规格在各药市的价格、价差与涨跌，哪个规格贵，历年走势与季节规律';
  if (!matrix || !dates) return { title: `${site.herb}行情 - ${site.title}`, description: `${site.herb}${about}。` };
  const row = matrix.rows.find((each) => each.spec === site.reference);
  const price = row ? `${site.reference}市场均价 ${formatPrice(row.mean)} 元/公斤；` : '';
  const known = matrix.rows.some((each) => each.spec === spec);
  const named = known && spec !== site.reference ? ` ${spec}` : '';
  const title = `${site.herb}${named}行情`;
  const description = `${matrix.date} ${site.herb}${price}${matrix.rows.length} 个规格、${matrix.markets.length} 个市场：${about}。`;
  return {
    title: `${title} - ${site.title}`,
    description,
    ...(!known && { robots: 'noindex' as const }),
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'Dataset',
      name: `${title}：各规格各市场价格`,
      description,
      inLanguage: 'zh-CN',
      temporalCoverage: `${dates.min}/${matrix.date}`,
      variableMeasured: { '@type': 'PropertyValue', name: '市场均价', unitText: '元/公斤' },
      creator: { '@type': 'Organization', name: source.publisher ?? source.name },
      isAccessibleForFree: true,
      ...(updated_at && { dateModified: updated_at }),
    },
  };
};
