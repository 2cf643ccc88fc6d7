import type { PriceSeries } from '@bee/contracts/entity/price';
import type { DataFor } from '@bee/contracts/operations';
import type { Head } from '@bee/contracts/page';
import { formatChange, formatPrice } from '@bee/domain/format';
import { chartSentence } from '../../../components/price/chart-sentence.ts';
import type { DaySpan } from '../../../components/price/drawn-span.ts';
import type { ShownUnit } from '../../../components/price/price-unit.ts';
import type { FruitDetail } from './fruit-detail-query.ts';

type Averages = DataFor<'fruit/getAvgData'>;

export const detailTitle = ({ latest }: Pick<FruitDetail, 'latest'>): string =>
  `${latest.production_area}${latest.addr}${latest.category}${latest.type}`;

export const detailSentence = (
  { latest }: FruitDetail,
  series: PriceSeries[],
  unit: ShownUnit,
  seen?: DaySpan,
): string => chartSentence({ ...latest, market: `${latest.production_area}${latest.addr}` }, series, unit, seen);

export const detailHead = (detail: FruitDetail): Head => ({
  title: `${detailTitle(detail)}走势`,
  description: `${detailSentence(detail, [], 'kg')}产区均价、全国均价与其他产地对比。`,
});

/** Reliability of the headline: number of origins, age, deviation from the others. */
export const qualityFacts = ({ latest }: FruitDetail, averages: Averages): string[] => {
  const { price_avg, stale_days, date } = latest;
  const late = stale_days > 0 ? `，比最新数据日晚 ${stale_days} 天` : '';
  const facts = [`可信度：近一周 ${averages.n} 个产地有报价`, `数据截至 ${date}${late}`];
  if (averages.national_median && price_avg !== null) {
    const off = (price_avg / averages.national_median - 1) * 100;
    facts.push(`全国中位价 ${formatPrice(averages.national_median)} 元/公斤，本产地偏离 ${formatChange(off)}`);
  }
  return facts;
};
