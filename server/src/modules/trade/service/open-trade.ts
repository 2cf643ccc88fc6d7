import { hsCode, tradeFlow, tradeFreq, tradePeriod } from '@bee/contracts/entity/trade';
import { trade } from '@bee/contracts/resource/trade';
import { inOrder } from '@bee/domain/in-order';
import { tradeRights, tradeTier } from '@bee/domain/trade-rights';
import { z } from 'zod';
import { Forbidden, InvalidInput } from '../../../http/errors.ts';
import { parseRequest } from '../../../http/parse-request.ts';
import { commaList, defineOpenData, type OpenColumn } from '../../../open-data/open-data.ts';
import { monthsReason, openMonths } from '../model/trade.policy.ts';
import { basisOf } from '../model/trade-figures.ts';
import { unitPrice } from '../model/trade-series.ts';
import { type Fact, readFacts } from '../store/query-facts.ts';
import { labelsOf } from '../store/query-labels.ts';
import { planQuery } from '../store/query-plan.ts';
import { tradeSource } from './trade-source.ts';

const code = z
  .string()
  .toUpperCase()
  .regex(/^[A-Z]{2,3}$/, '国家（地区）代码应为两个字母，例如 TH');

type Row = Fact & { product: string; partner_name: string; basis: string | null };

const columns: readonly OpenColumn<Row>[] = [
  { key: 'period', title: '时期', type: 'string', value: ({ period }) => period },
  { key: 'flow', title: '方向', type: 'string', value: ({ flow }) => flow },
  { key: 'hs', title: 'HS 编码', type: 'string', value: ({ hs }) => hs },
  { key: 'product', title: '商品', type: 'string', value: ({ product }) => product },
  { key: 'partner', title: '贸易伙伴代码', type: 'string', value: ({ partner }) => partner },
  { key: 'partner_name', title: '贸易伙伴', type: 'string', value: ({ partner_name }) => partner_name },
  { key: 'qty', title: '数量', type: 'number', value: ({ qty }) => qty },
  { key: 'qty_unit', title: '数量单位', type: 'string', value: ({ qty, unit }) => (qty === null ? null : unit) },
  { key: 'usd', title: '金额', unit: '美元', type: 'number', value: ({ usd }) => usd },
  { key: 'cny', title: '金额', unit: '人民币元', type: 'number', value: ({ cny }) => cny },
  { key: 'unit_price', title: '单价', unit: '美元/单位', type: 'number', value: (row) => unitPrice(row, row.unit) },
  { key: 'basis', title: '计价', type: 'string', value: ({ basis }) => basis },
  { key: 'flag', title: '标记（prov 初步、rev 已修订、conf 保密）', type: 'string', value: ({ flag }) => flag },
];

const figures = defineOpenData({
  path: 'trade',
  title: '进出口数据',
  summary: '商品 × 贸易伙伴 × 方向 × 时期，一行一个数；按月的数能看多久由会员等级定，按年的合计全部开放',
  request: z.object({
    hs: commaList(hsCode, 20, '一次最多 20 个商品编码').describe('HS 编码（2 至 8 位），几个用逗号隔开'),
    partner: commaList(code, 20, '一次最多 20 个贸易伙伴').optional().describe('国家代码，如 TH,VN；不写时是每个伙伴'),
    flow: commaList(tradeFlow, 2, '方向最多两个').optional().describe('import 进口，export 出口；不写时是进口'),
    freq: tradeFreq.default('M').describe('M 按月，Y 按年'),
    from: tradePeriod.optional().describe('开始的月或年，如 2025-01'),
    to: tradePeriod.optional().describe('结束的月或年'),
  }),
  example: 'hs=08106000&partner=TH,VN&freq=Y',
  columns,
  // As many as in the files of a day: otherwise queries of single months would give more than an export.
  rowsPerDay: (viewer) => {
    const { exports, exportRows } = tradeRights[tradeTier(viewer)];
    return exports * exportRows;
  },
  read: async (db, { partner, ...request }, { viewer }) => {
    // Quantities of all goods have no common unit.
    if (request.hs.length === 0) throw new InvalidInput('至少写一个商品编码', 'hs');
    const query = parseRequest(trade['trade/getTradeDataList'].request, {
      ...request,
      partners: partner,
      row: 'partner',
    });
    const plan = await planQuery(db, query, openMonths(viewer));
    if (plan.periods.length === 0 && plan.closedMonths > 0) throw new Forbidden(monthsReason(viewer));
    const [{ now }, label, { source }] = await Promise.all([
      readFacts(db, plan, ['hs', 'flow', 'period', 'partner']),
      labelsOf(db, plan),
      tradeSource(db),
    ]);
    const { exportRows } = tradeRights[tradeTier(viewer)];
    const sorted = now.sort((a, b) => inOrder(keyOf(a), keyOf(b))).slice(0, exportRows);
    const rows = sorted.map((fact) => ({
      ...fact,
      product: label('hs', fact.hs),
      partner_name: label('partner', fact.partner),
      basis: basisOf(fact.flow as 'import' | 'export', fact.mirror),
    }));
    const cut = now.length > exportRows ? `一次查询最多 ${exportRows} 行，共 ${now.length} 行；请缩小范围` : '';
    const closed = plan.closedMonths > 0 ? monthsReason(viewer) : '';
    return { rows, source, left_out: [closed, cut].filter(Boolean).join('；') || undefined };
  },
});

const keyOf = ({ hs, flow, period, partner }: Record<'hs' | 'flow' | 'period' | 'partner', string>): string =>
  [period, flow, hs, partner].join(' ');

export const openTrade = [figures];
