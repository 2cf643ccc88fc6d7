import type { NewTable } from '../../../../server/src/modules/industry/store/store-tables.ts';
import { addDays } from '../../../../server/src/sample/days.ts';
import type { ReleaseRecord } from '../../../../server/src/sample/industry/industry-files.ts';
import { measure, sampleTable, TIME } from '../../../../server/src/sample/industry/sample-table.ts';
import type { TradeLine } from '../../../../server/src/sample/trade/trade-files.ts';
import { rowsOn } from '../../../../server/src/sample/trade/trade-model.ts';
import { sampleLines } from '../trade/trade-lines.ts';
import { type Balance, balances, type Use } from '../world/production-balances.ts';
import { curveOf, valueAt } from '../world/production-curve.ts';
import { harvestOf } from '../world/production-harvest.ts';
import type { DrawnTable } from './model-releases.ts';

const FIRST_YEAR = 2014;
const LAST_YEAR = 2028;
const SMALL_PERIODS = 12;
const LAG_DAYS = 20;

/** First whole year of the trade data. */
const TRADED_SINCE = 2022;

/** Supply and demand by years: output is that of the statistics, trade that of the trade data. */
export const balanceTables = (): DrawnTable[] => {
  const years = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, place) => FIRST_YEAR + place);
  const trade = tradeByYears(sampleLines());
  return balances.map((balance, place) => {
    const table = { ...tableOf(balance, place), smallPeriods: SMALL_PERIODS };
    const releases = years.map(
      (year): ReleaseRecord => ({
        table: table.modelId,
        period: String(year),
        from: addDays(`${year}-12-31`, LAG_DAYS),
        rows: [['', ...cellsOf(balance, year, trade)]],
      }),
    );
    return { table, releases };
  });
};

const cellsOf = (balance: Balance, year: number, trade: Trade): number[] => {
  const [opening, closing] = [stockOf(balance, year - 1, trade), stockOf(balance, year, trade)];
  const output = tenth(
    balance.output ? valueAt(curveOf(balance.output), year) : harvestOf(balance.name, year).nation.output,
  );
  const [imports, exports] = [trade(balance, 'import', year), trade(balance, 'export', year)];
  const use = tenth(opening + output + imports - exports - closing);
  const parts = balance.uses.map((part) => tenth(amountOf(part, balance, year, { use, output })));
  const main = tenth(use - parts.reduce((sum, part) => sum + part, 0));
  const price = Math.round(valueAt(curveOf(balance.price), year));
  return [opening, output, imports, use, main, ...parts, exports, closing, price];
};

/** Share of what a year imports more or less than those around it that stays in stock or comes from there. */
const BUFFERED = 0.5;

const stockOf = (balance: Balance, year: number, trade: Trade): number => {
  const [before = 0, now = 0, after = 0] = [-1, 0, 1].map((years) => trade(balance, 'import', year + years));
  const usual = valueAt(curveOf(balance.stock), year);
  const buffered = usual + BUFFERED * (now - (before + now + after) / 3);
  return tenth(Math.min(1.3 * usual, Math.max(0.7 * usual, buffered)));
};

const amountOf = ([, , of, amount]: Use, { name }: Balance, year: number, whole: { use: number; output: number }) =>
  of === 'hectare' ? (amount * harvestOf(name, year).nation.area) / 10_000 : amount * whole[of];

/** Imports or exports of a product in a year, 万吨. */
type Trade = (balance: Balance, flow: TradeLine['flow'], year: number) => number;

const tradeByYears = (lines: readonly TradeLine[]): Trade => {
  const known = new Map<string, number>();
  return (balance, flow, year) => {
    const written = flow === 'import' ? balance.imports : balance.exports;
    if (year < TRADED_SINCE || balance.headings.length === 0) return tenth(valueAt(curveOf(written), year));
    const key = `${balance.name}/${flow}/${year}`;
    const amount = known.get(key) ?? tenth(tradedIn(balance.headings, flow, year, lines) * balance.perTraded);
    known.set(key, amount);
    return amount;
  };
};

const TONS_10K = 10_000_000;

/** 万吨 of the headings in a year; what is kept secret is not in it. */
const tradedIn = (
  headings: readonly string[],
  flow: TradeLine['flow'],
  year: number,
  lines: readonly TradeLine[],
): number => {
  const months = Array.from({ length: 12 }, (_, month) => `${year}-${String(month + 1).padStart(2, '0')}-01`);
  return lines
    .filter(({ hs, flow: direction }) => direction === flow && headings.includes(hs.code.slice(0, 4)))
    .flatMap((line) => months.flatMap((month) => rowsOn(line, month, `${year + 1}-12-01`)))
    .reduce((sum, { qty }) => sum + (qty ?? 0) / TONS_10K, 0);
};

const tenth = (value: number): number => Math.round(value * 10) / 10;

const tableOf = ({ name, headings, perTraded, output, mainUse, uses }: Balance, place: number): NewTable => {
  const sources = [
    output ? '' : '产量与宏观统计同源；',
    headings.length > 0 ? `进出口自 ${TRADED_SINCE} 年起与外贸数据同源（HS ${headings.join('、')}）；` : '',
    perTraded === 1 ? '' : '大米按 0.7 折成稻谷；',
  ].join('');
  return sampleTable({
    modelId: `balance-${place + 1}`,
    title: `${name}供需平衡表（年度）`,
    alias: [`${name}平衡表`, `${name}供求`],
    description: `${name}历年的期初库存、产量、进口、消费、出口与期末库存；${sources}消费为各项用途之和；期末库存 = 期初库存 + 产量 + 进口 − 消费 − 出口。`,
    path: ['供需平衡', '年度平衡表'],
    freq: 'Y',
    fields: [
      TIME,
      measure('opening', '期初库存', '万吨', 1, { kind: 'level' }),
      measure('output', '产量', '万吨', 1),
      measure('imports', '进口', '万吨', 1),
      measure('use', '消费', '万吨', 1),
      ...[mainUse, ...uses].map(([field, title]) => measure(field, `其中：${title}`, '万吨', 1)),
      measure('exports', '出口', '万吨', 1),
      measure('closing', '期末库存', '万吨', 1, { kind: 'level' }),
      measure('price', '年均价', '元/吨', 0, { kind: 'level' }),
    ],
    tags: ['供需平衡', '年度'],
    products: [name],
    lagDays: LAG_DAYS,
  });
};
