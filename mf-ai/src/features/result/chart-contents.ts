import type { DataFor } from '@bee/contracts/operations';
import type { AnswerBlock } from '@bee/contracts/resource/ai';
import type { TradePoint } from '@bee/contracts/resource/trade';
import type { ChartSeries } from '@bee/ui/data';

/** Content of a chart. `locked` says what a membership would add; null where everything is shown. */
export type ChartContent = { series: ChartSeries; locked: string | null };

export type ChartApi = Extract<AnswerBlock, { type: 'chart' }>['source']['api'];

/**
 * Maps the response of each API call to a chart; gaps are kept.
 * @param part the flow or market to show, where the response has several
 */
export const chartContents: { [Api in ChartApi]: (data: DataFor<Api>, part: string | undefined) => ChartContent } = {
  'vegetable/getEchart': ({ series: [first], unit, access }) => ({
    series: { name: first?.name ?? '', unit, points: first?.points.map(([day, avg]) => [day, avg]) ?? [] },
    locked: access.allowed ? null : (access.reason ?? ''),
  }),
  // `part` is a market; without it the first line, the mean of all, is shown.
  'herbs/getEchart': ({ series, unit, access }, part) => {
    const shown = part ? series.find(({ market_id }) => market_id === part) : series[0];
    return {
      series: {
        name: shown?.name ?? '',
        unit,
        points: shown?.points.map(([day, avg]) => [shown.freq === 'M' ? day.slice(0, 7) : day, avg]) ?? [],
      },
      locked: access.allowed ? null : (access.reason ?? ''),
    };
  },
  'trade/getTradeProductDetail': ({ series, access }, part) => ({
    series: dollars(part === 'export' ? series.export : series.import, part === 'export' ? '出口额' : '进口额'),
    locked: access.allowed ? null : (access.reason ?? ''),
  }),
  'ast/getProvinceData': ({ series, unit, name }) => ({
    series: { name, unit, points: series.map(({ year, value }) => [year, value]) },
    locked: null,
  }),
  'ast/getNationwideDataOrderByYear': ({ list, unit }) => ({
    series: { name: '全国', unit, points: list.map(({ year, value }) => [year, value]) },
    locked: null,
  }),
};

/** US$, scaled to a unit with short axis labels. */
const dollars = (points: readonly TradePoint[], name: string): ChartSeries => {
  const most = Math.max(0, ...points.map(([, usd]) => usd ?? 0));
  const [unit, of] = most >= 1e8 ? (['亿美元', 1e8] as const) : (['万美元', 1e4] as const);
  return { name, unit, points: points.map(([month, usd]) => [month, usd === null ? null : usd / of]) };
};
