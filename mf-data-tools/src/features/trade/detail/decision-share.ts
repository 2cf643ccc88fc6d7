import type { Tariff } from '@bee/contracts/resource/trade';
import { decimalText } from '@bee/domain/decimal';
import type { ShareTarget } from '@bee/ui/content';
import { periodText, usdText } from '../../../components/trade/trade-amount.ts';
import { lowestRate } from '../duty/eligible-rates.ts';
import type { Landed } from '../landed/landed-of.ts';
import { spreadText } from '../landed/landed-text.ts';
import { verdictOf } from './decision-verdict.ts';
import { type DetailQuery, detailHref, type TradeDetail } from './detail-query.ts';

/** The decision card as a poster with a QR code: verdict, lowest rate, imports and cost, as far as they are known. */
export const decisionShare = (
  detail: TradeDetail,
  tariff: Tariff | null,
  landed: Landed | string,
  query: DetailQuery,
): ShareTarget => {
  const { origin, name, source, last_year } = detail;
  const rate = tariff && lowestRate(tariff.rates);
  const figures = last_year.import;
  return {
    title: origin ? `能从${origin.name}进口${name}吗` : `进口${name}`,
    kind: '进口决策',
    summary: verdictOf(detail).text,
    points: [
      ...(rate ? [`最低可用税率：${rate.title} ${rate.rate_text}（${tariff.year} 年税则，编码 ${tariff.hs}）`] : []),
      ...(figures && figures.flag !== 'conf'
        ? [`${periodText(figures.period)}进口 ${usdText(figures.value_usd)}`]
        : []),
      ...(typeof landed === 'string'
        ? []
        : [
            `含税成本 ${decimalText(landed.cost.cost)} 元/公斤${landed.spread ? `，${spreadText(landed.spread)}` : ''}`,
          ]),
    ],
    date: detail.updated_at?.slice(0, 10),
    source: source?.name,
    sample: source?.sample ?? false,
    to: detailHref(query, { section: 'overview' }),
  };
};
