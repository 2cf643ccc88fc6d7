import type { RequestFor } from '@bee/contracts/operations';
import type { TradeFlow, TradeFreq } from '@bee/contracts/resource/trade';
import { pageOf, saidOnly } from '@bee/domain/list-address';
import { href } from '@bee/platform';

type TradeRequest = RequestFor<'trade/getTradeDataList'>;
export type Dimension = NonNullable<TradeRequest['row']>;
export type QueryMeasure = NonNullable<TradeRequest['measures']>[number];

/** A question to the trade data, as the address says it; both screens read the same one. */
export type TradeQuery = {
  hs: string[];
  partners: string[];
  flows: TradeFlow[];
  freq: TradeFreq;
  /** 2024-03, or 2024 by year; without them the newest that there is. */
  from?: string;
  to?: string;
  ports: string[];
  modes: string[];
  regs: string[];
  row: Dimension;
  col: Dimension;
  measures: QueryMeasure[];
  page: number;
  /** Codes that are none, as they were written. */
  refused: string[];
};

export const queryKeys = {
  hs: 'hs',
  partners: 'geo',
  flows: 'flow',
  freq: 'f',
  from: 'from',
  to: 'to',
  ports: 'port',
  modes: 'mode',
  regs: 'reg',
  row: 'row',
  col: 'col',
  measures: 'm',
  page: 'p',
} as const;

export const dimensions: readonly { key: Dimension; title: string }[] = [
  { key: 'hs', title: '商品' },
  { key: 'partner', title: '贸易伙伴' },
  { key: 'period', title: '时期' },
  { key: 'port', title: '口岸' },
  { key: 'mode', title: '贸易方式' },
  { key: 'reg', title: '注册地' },
  { key: 'flow', title: '方向' },
];

export const queryMeasures: readonly { key: QueryMeasure; title: string; unit: string | null }[] = [
  { key: 'value_usd', title: '金额', unit: '美元' },
  { key: 'value_cny', title: '金额', unit: '元' },
  { key: 'qty', title: '数量', unit: null },
  { key: 'unit_price', title: '均价', unit: null },
  { key: 'yoy', title: '金额同比', unit: '%' },
  { key: 'share', title: '份额', unit: '%' },
];

export const MAX_CODES = 20;
export const PAGE_SIZE = 20;

/** A value that cannot be understood is left out; a code that is none is named. */
export const readTradeQuery = (query: Record<string, string>): TradeQuery => {
  const listed = (key: keyof typeof queryKeys) => [
    ...new Set((query[queryKeys[key]] ?? '').split(/[~,，\s]+/).filter(Boolean)),
  ];
  const codes = listed('hs').slice(0, MAX_WRITTEN);
  const flows = listed('flows').filter((flow): flow is TradeFlow => flow === 'import' || flow === 'export');
  const freq: TradeFreq = query[queryKeys.freq] === 'Y' ? 'Y' : 'M';
  const measures = queryMeasures.map(({ key }) => key).filter((key) => listed('measures').includes(key));
  const dimension = (key: 'row' | 'col', otherwise: Dimension) =>
    dimensions.find((one) => one.key === query[queryKeys[key]])?.key ?? otherwise;
  const row = dimension('row', 'hs');
  const col = dimension('col', row === 'period' ? 'hs' : 'period');
  return {
    hs: codes.filter(isHsCode),
    partners: listed('partners')
      .map((code) => code.toUpperCase())
      .filter((code) => /^[A-Z]{2,3}$/.test(code))
      .slice(0, MAX_CHOSEN),
    flows: flows.length > 0 ? flows : ['import'],
    freq,
    from: periodOf(query[queryKeys.from], freq),
    to: periodOf(query[queryKeys.to], freq),
    ports: listed('ports').slice(0, MAX_CHOSEN),
    modes: listed('modes').slice(0, MAX_CHOSEN),
    regs: listed('regs')
      .filter((code) => /^\d{6}$/.test(code))
      .slice(0, MAX_CHOSEN),
    row,
    col: col === row ? (row === 'period' ? 'hs' : 'period') : col,
    measures: measures.length > 0 ? measures : ['value_usd'],
    page: pageOf(query[queryKeys.page]),
    refused: codes.filter((code) => !isHsCode(code)),
  };
};

const MAX_CHOSEN = 20;
/** Of an address that somebody made by hand. */
const MAX_WRITTEN = 200;

export const isHsCode = (text: string): boolean => /^\d+$/.test(text) && [2, 4, 6, 8, 10].includes(text.length);

/** A period at the step of the query: a month is cut to its year, a year begins with January. */
const periodOf = (text: string | undefined, freq: TradeFreq): string | undefined => {
  const found = /^(\d{4})(?:-(0[1-9]|1[0-2]))?$/.exec(text?.trim() ?? '');
  if (!found) return undefined;
  return freq === 'Y' ? found[1] : `${found[1]}-${found[2] ?? '01'}`;
};

/** Why the question cannot be asked, in words; null where it can. */
export const problemOf = ({ hs, from, to, refused }: TradeQuery): string | null => {
  if (refused.length > 0)
    return `“${refused.slice(0, 3).join('”“')}”${refused.length > 3 ? '等' : ''}不是 HS 编码：应为 2、4、6、8 或 10 位数字，请移除后重试`;
  if (hs.length > MAX_CODES) return `一次最多 ${MAX_CODES} 个商品编码，现有 ${hs.length} 个，请移除一些`;
  if (from && to && from > to) return `开始时期 ${from} 晚于结束时期 ${to}，请对调`;
  return null;
};

export const tradeRequest = (query: TradeQuery) => {
  const { hs, partners, flows, freq, from, to, ports, modes, regs, row, col, measures } = query;
  return { hs, partners, flow: flows, freq, from, to, ports, modes, regs, row, col, measures } satisfies TradeRequest;
};

export type QueryScreen = 'application/trade/data-detail' | 'application/trade/data-analysis';

/** The address after a change; every change but turning the page starts at page 1 again. */
export const tradeHref = (
  screen: QueryScreen,
  current: TradeQuery,
  change: Partial<TradeQuery> = {},
  more = {},
): string => href(screen, { ...toQuery({ ...current, page: 1, ...change }), ...more });

/** What is as usual is left out. */
export const toQuery = (query: TradeQuery): Record<string, string> =>
  saidOnly({
    [queryKeys.hs]: [...query.hs, ...query.refused].join('~'),
    [queryKeys.partners]: query.partners.join('~'),
    [queryKeys.flows]: query.flows.join('~') === 'import' ? undefined : query.flows.join('~'),
    [queryKeys.freq]: query.freq === 'M' ? undefined : query.freq,
    [queryKeys.from]: query.from,
    [queryKeys.to]: query.to,
    [queryKeys.ports]: query.ports.join('~'),
    [queryKeys.modes]: query.modes.join('~'),
    [queryKeys.regs]: query.regs.join('~'),
    [queryKeys.row]: query.row === 'hs' ? undefined : query.row,
    [queryKeys.col]: query.col === (query.row === 'period' ? 'hs' : 'period') ? undefined : query.col,
    [queryKeys.measures]: query.measures.join('~') === 'value_usd' ? undefined : query.measures.join('~'),
    [queryKeys.page]: query.page === 1 ? undefined : String(query.page),
  });
