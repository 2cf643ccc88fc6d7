import type { TradeFlow, TradeFreq } from '@bee/contracts/resource/trade';
import type { TradeFlag } from '../../../db/schema/trade.ts';
import type { Db } from '../../../db/schema.ts';
import type { ImportKind } from '../../../importer/import-kind.ts';
import { stagedRows } from '../../../importer/stage-rows.ts';
import { parseTrade } from './parse-trade.ts';
import { knownPartners } from './store/known-partners.ts';
import { publishTrade } from './store/publish-trade.ts';

export type TradeImport = {
  month: string;
  freq: TradeFreq;
  flow: TradeFlow;
  hs: string;
  partner: string;
  port: string;
  mode: string;
  reg: string;
  qty: number | null;
  unit: string | null;
  usd: number | null;
  cny: number | null;
  flag: TradeFlag | null;
  mirror: boolean;
};

const staging = stagedRows<TradeImport>({
  table: 'stage_trade',
  columns: {
    ...{ month: 'date', freq: 'text', flow: 'text', hs: 'text collate "C"', partner: 'text' },
    ...{ port: 'text', mode: 'text', reg: 'text', qty: 'float8', unit: 'text' },
    ...{ usd: 'float8', cny: 'float8', flag: 'text', mirror: 'bool' },
  },
});

/** Imports and exports: rows of China Customs, or of UN Comtrade from any reporting country. */
export const tradeKind = async (db: Db): Promise<ImportKind<TradeImport>> => {
  const partners = await knownPartners(db);
  return {
    name: 'trade',
    sourceKind: 'trade',
    title: '进出口数据',
    columns: [
      { names: ['period', '时期', '年月', '统计年月', 'year', '年份'], required: true },
      { names: ['flow', '方向', '进出口', '贸易方向'], required: true },
      { names: ['hs', 'hs8', 'hs2', 'hs4', 'hs6', 'cmdCode', '商品编码', 'HS编码'], required: true },
      { names: ['partner', '贸易伙伴', '国家', '贸易伙伴名称'], required: true },
      { names: ['partner_iso', 'partnerCode'] },
      { names: ['reporter'] },
      { names: ['reporter_iso', 'reporterCode'] },
      { names: ['port', '口岸', '口岸代码'] },
      { names: ['mode', '贸易方式'] },
      { names: ['reg', '注册地', '收发货人注册地'] },
      { names: ['qty', '数量', '第一数量'] },
      { names: ['unit', '单位', '计量单位', '第一计量单位'] },
      { names: ['usd', '美元', '金额（美元）', 'trade_value_usd', 'primaryValue'] },
      { names: ['cny', '人民币', '金额（人民币）'] },
      { names: ['flag', '标记'] },
    ],
    parse: (fields) => parseTrade(fields, partners),
    keyOf: (row) => [row.hs, row.flow, row.month, row.partner, row.freq, row.port, row.mode, row.reg].join('|'),
    ...staging,
    publish: publishTrade,
  };
};
