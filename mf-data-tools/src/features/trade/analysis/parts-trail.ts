import type { PartsChartProps } from '@bee/ui/data';
import type { TradeAnswer } from '../query/query-data.ts';
import type { QueryMeasure } from '../query/trade-query.ts';
import { type AnalysisQuery, analysisHref } from './analysis-query.ts';
import type { Levels } from './load-analysis.ts';

/** 泰国水果: of the shown level. */
export const trailTitle = ({ path, partner }: Levels): string => `${partner ?? ''}${path.at(-1)?.name ?? ''}`;

const GOODS = { code: '', name: '农产品' };

/** The levels of a treemap: all partners, then the commodity tree from the chapter to the shown code. */
export const partsTrail = (
  { as_of }: TradeAnswer,
  query: AnalysisQuery,
  { path, partner }: Levels,
): PartsChartProps['trail'] => {
  const { asked, by } = query;
  const hrefOf = (change: Partial<typeof asked>) => analysisHref(query, { asked: change }, as_of);
  const isSplit = by === 'hs' && partner !== null;
  const levels =
    by === 'hs'
      ? [GOODS, ...path].map(({ code, name }) => ({ title: name, href: hrefOf({ hs: code ? [code] : [], row: 'hs' }) }))
      : [];
  return [
    ...(isSplit ? [{ title: '全部伙伴', href: hrefOf({ partners: [], row: 'partner', col: 'period' }) }] : []),
    ...(levels.length > 0 ? levels : [{ title: partner ?? '全部', href: hrefOf({}) }]),
  ];
};

/** Source and addresses of the explorer. */
export const partsFacts = (answer: TradeAnswer, query: AnalysisQuery): Pick<PartsChartProps, 'source' | 'explore'> => {
  const hrefOf = (explore: 'parts' | undefined) => analysisHref(query, { view: { explore } }, answer.as_of);
  return {
    source: {
      source: answer.source ?? { name: '', url: null, publisher: null, retrieved_at: null, sample: false },
      unit: '',
      dates: { min: answer.from ?? '', max: answer.to ?? '' },
      frequency: query.asked.freq === 'Y' ? '每年' : '每月',
      method: '保密与没有记录的不计入',
    },
    explore: { open: query.view.explore !== undefined, openHref: hrefOf('parts'), closeHref: hrefOf(undefined) },
  };
};

export const unitText = (measure: QueryMeasure, unit: string | null): string =>
  measure === 'qty' ? (unit ?? '') : measure === 'value_cny' ? '元' : '美元';
