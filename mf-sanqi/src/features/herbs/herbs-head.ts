import type { Head } from '@bee/contracts/page';
import { formatPrice } from '@bee/domain/format';
import { href } from '@bee/platform';
import { site } from '../../site.ts';
import type { HerbsData } from './herbs-data.ts';
import type { HerbsQuery } from './herbs-query.ts';
import { type Matrix, shownGrade } from './price-matrix.ts';

export const sheetTitle = `${site.herb}行情单`;

/** 三七行情; for grades other than the reference 三七 80头行情. */
export const herbsTitle = (matrix: Matrix, spec: string): string => {
  const named = spec !== site.reference && matrix.rows.some((row) => row.spec === spec);
  return `${site.herb}${named ? ` ${spec}` : ''}行情`;
};

/** For search engines: the newest figures in one sentence, and the prices as a Dataset. */
export const herbsHead = ({ matrix, dates, source, updated_at }: HerbsData, { spec, view }: HerbsQuery): Head => {
  if (view === 'sheet') return { title: `${sheetTitle} - ${site.title}`, robots: 'noindex' };
  const about = '各规格在各药市的价格、价差与涨跌，哪个规格贵，历年走势与季节规律';
  if (!matrix || !dates) return { title: `${site.herb}行情 - ${site.title}`, description: `${site.herb}${about}。` };
  const row = shownGrade(matrix, spec);
  const price = row ? `${row.spec}市场均价 ${formatPrice(row.mean)} 元/公斤；` : '';
  const known = row?.spec === spec;
  const title = herbsTitle(matrix, spec);
  const description = `${matrix.date} ${site.herb}${price}${matrix.rows.length} 个规格、${matrix.markets.length} 个市场：${about}。`;
  return {
    title: `${title} - ${site.title}`,
    description,
    ...((!known || spec === site.reference) && { canonical: href('sanqi/herbs') }),
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
