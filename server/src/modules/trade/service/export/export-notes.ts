import type { Source } from '@bee/contracts/shapes';
import { CUT_BY_RIGHT, closingNotes } from '@bee/domain/export-notes';
import { shanghaiDay } from '../../../../clock.ts';
import type { SheetCell } from '../../../exports/index.ts';
import { queryAddress } from '../../model/export/query-address.ts';
import type { Labels } from '../../model/query-pivot.ts';
import { flowTitles } from '../../store/query-labels.ts';
import type { QueryPlan } from '../../store/query-plan.ts';

type Noted = {
  plan: QueryPlan;
  label: Labels;
  source: Source | null;
  now: Date;
  siteUrl: string;
  /** Number of rows in the file. `count.total` is complete only after all rows have been written. */
  rows: number;
  count: { total: number };
};

/** Notes on the figures, their source, and how to reproduce them. */
export async function* noteRows({
  plan,
  label,
  source,
  now,
  siteUrl,
  rows,
  count,
}: Noted): AsyncGenerator<SheetCell[]> {
  const names = (dimension: 'partner' | 'port' | 'mode' | 'reg', keys: readonly string[]) =>
    keys.length > 0 ? keys.map((key) => `${label(dimension, key)}（${key}）`).join('、') : '全部';
  yield ['项目', '内容'];
  yield ['名称', '农产品进出口数据'];
  yield ['商品', plan.codes.map(({ code, name }) => `${code} ${name}`.trim()).join('；')];
  yield [
    '贸易伙伴',
    names(
      'partner',
      plan.countries.map(({ code }) => code),
    ),
  ];
  yield ['方向', plan.flows.map((flow) => flowTitles[flow]).join('、')];
  yield ['频率', plan.freq === 'M' ? '月' : '年'];
  yield ['时期', `${plan.periods[0] ?? '—'} 至 ${plan.periods.at(-1) ?? '—'}`];
  yield ['口岸', names('port', plan.ports)];
  yield ['贸易方式', names('mode', plan.modes)];
  yield ['注册地', names('reg', plan.regs)];
  yield [
    '单位',
    '金额为美元、人民币元；数量单位见“明细”的“数量单位”列；进口按 CIF 价、出口按 FOB 价，伙伴海关申报的相反，见“明细”的“计价”列',
  ];
  yield ['标记', '初步：后续可能修订；已修订：与首次公布不同；保密：数字不公布，留空，不是 0'];
  yield ['来源', `${source?.name ?? '—'}${source?.sample ? '（示例数据，仅供演示）' : ''}`];
  yield ['来源网址', source?.url ?? '—'];
  yield ['数据截止', plan.lastMonth ?? plan.periods.at(-1) ?? '—'];
  const citation = `${source?.publisher ?? '农小蜂'}：农产品进出口数据，${plan.periods.at(-1) ?? ''}，${shanghaiDay(now)} 导出`;
  yield* closingNotes({
    now,
    address: queryAddress(siteUrl, plan),
    citation,
    rows,
    total: count.total,
    cut: CUT_BY_RIGHT,
  });
}
