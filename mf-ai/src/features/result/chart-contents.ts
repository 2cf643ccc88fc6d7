import type { DataFor } from '@bee/contracts/operations';
import type { AnswerBlock } from '@bee/contracts/resource/ai';
import type { ChartSeries } from '@bee/ui/data';

/** A chart as it is drawn. `locked` says what would show more; null where everything is shown. */
export type ChartContent = { series: ChartSeries; locked: string | null };

export type ChartApi = Extract<AnswerBlock, { type: 'chart' }>['source']['api'];

/** What each call answers as a line; a gap stays a gap. @param part the flow that is shown, where the answer has both */
export const chartContents: { [Api in ChartApi]: (data: DataFor<Api>, part: string | undefined) => ChartContent } = {
  'vegetable/getEchart': ({ series: [first], unit, access }) => ({
    series: { name: first?.name ?? '', unit, points: first?.points.map(([day, avg]) => [day, avg]) ?? [] },
    locked: access.allowed ? null : (access.reason ?? ''),
  }),
  'trade/getTradeProductDetail': ({ series, access }, part) => ({
    series: {
      name: part === 'export' ? '出口额' : '进口额',
      unit: '美元',
      points: (part === 'export' ? series.export : series.import).map(([month, usd]) => [month, usd]),
    },
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
