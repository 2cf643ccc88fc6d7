import type { DataFor } from '@bee/contracts/operations';
import { PriceHistory } from '../../../components/price/price-history.tsx';
import { priceChoices } from '../../../components/price/price-periods.ts';
import { detailSentence, detailTitle } from './fruit-detail-head.ts';
import { detailHref, type FruitDetail, type FruitDetailQuery } from './fruit-detail-query.ts';

type FruitChartProps = { detail: FruitDetail; chart: DataFor<'fruit/getEchart'>; query: FruitDetailQuery };

/** The price history of the origin and the compared ones. */
export function FruitChart({ detail, chart, query }: FruitChartProps) {
  return (
    <PriceHistory
      detail={detail}
      chart={chart}
      view={query}
      fullTitle={`${detailTitle(detail)}走势`}
      choices={priceChoices('1y', chart.access)}
      hrefOf={(change) => detailHref(query, change as Partial<FruitDetailQuery>)}
      lineOf={({ id, name }) => ({ id, name })}
      sentenceOf={(shown) => detailSentence(detail, shown, query.unit, chart)}
      methods={methods}
      filters={[
        ['品名', detail.latest.product],
        ['产区', detail.latest.production_area],
        ['产地', detail.latest.addr],
        ['类型', detail.latest.type],
      ]}
      compared={{ count: query.compare.length + 1, noun: '产地', add: '＋ 从其他产地添加', href: '#areas' }}
    />
  );
}

const methods = {
  quoted: { frequency: '产季内每日', method: '缺报与产季之外的日子留空，不插值' },
  weekly: { frequency: '产季内每周', method: '每周为各报价日均价的平均；未满的周画空心点，不参与比较' },
};
