import type { TradeFlow } from '@bee/contracts/resource/trade';
import type { Db } from '../../../../db/schema.ts';
import {
  figuresOf,
  newestPeriods,
  readSpan,
  readYears,
  seriesOf,
  tradeSource,
  yearOfPeriod,
} from '../../../trade/index.ts';
import { countPermits, countRows } from '../store/tool.repository.ts';
import { type ReadTool, stockOf, type ToolFacts } from './tool-facts.ts';

export const tradeTool: ReadTool = async (db) => {
  const [products, facts] = await Promise.all([countRows(db, 'trade_product'), newestOf(db, 'import')]);
  return { ...facts, stock: stockOf(products, '种商品') };
};

export const tradeQueryTool: ReadTool = async (db) => {
  const [codes, facts] = await Promise.all([countRows(db, 'hs_code'), newestOf(db, 'export')]);
  return { ...facts, stock: stockOf(codes, '个 HS 编码') };
};

export const permitTool: ReadTool = async (db, today) => {
  const { permits = 0, countries = 0, suspended = 0, newest = null, sample = false } = (await countPermits(db)) ?? {};
  return {
    newest,
    stock: stockOf(countries, '个国家和地区'),
    figure:
      permits > 0
        ? {
            title: suspended > 0 ? `准入在效（另有 ${suspended} 项暂停）` : '准入在效',
            value: permits,
            unit: '项',
            decimals: 0,
            as_of: newest ?? today,
            change: null,
          }
        : null,
    sample,
  };
};

/** All goods in the newest month, otherwise the newest year. */
const newestOf = async (db: Db, flow: TradeFlow): Promise<Omit<ToolFacts, 'stock'>> => {
  const [span, { source }] = await Promise.all([readSpan(db), tradeSource(db)]);
  const { month, year } = newestPeriods(span);
  const periods = month ? [month] : year;
  const sample = source?.sample ?? false;
  const [first] = periods;
  if (!first) return { newest: null, figure: null, sample };
  const years = await readYears(db, { hs: [''], partners: [''], flows: [flow], from: yearOfPeriod(first) - 1 });
  const figures = figuresOf(seriesOf(years), flow, periods, span);
  if (!figures || figures.value_usd === null) return { newest: first, figure: null, sample };
  return {
    newest: figures.period,
    figure: {
      title: flow === 'import' ? '农产品进口额' : '农产品出口额',
      value: figures.value_usd / 1e8,
      unit: `亿美元（${figures.value_basis}）`,
      decimals: 2,
      as_of: figures.period,
      change: figures.yoy_value === null ? null : { against: '同比', pct: figures.yoy_value },
    },
    sample,
  };
};
