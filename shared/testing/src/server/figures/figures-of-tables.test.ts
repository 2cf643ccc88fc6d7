import type { DataFor, OperationId } from '@bee/contracts/operations';
import ExcelJS from 'exceljs';
import { calculatedLines } from '../../../../../mf-data-tools/src/features/industry/chart/calculated-lines.ts';
import { changesOf } from '../../../../../mf-data-tools/src/features/trade/analysis/trade-changes.ts';
import { signIn } from '../members.ts';
import { getOpen, newKey } from '../open-api.ts';
import type { Browser, TestApp } from '../test-app.ts';
import { chooser, type Draw, differencesOf, figuresSeed, numberBy, rowsBy, startSample } from './drawn-figures.ts';

jest.setTimeout(240_000);

let test: TestApp;
let member: Browser;
let secret: string;
beforeAll(async () => {
  test = await startSample();
  member = await signIn(test, { vip: true });
  secret = (await newKey(test, member)).secret;
});
afterAll(() => test?.close());

const choose = chooser();
const ask = async <Id extends OperationId>(id: Id, request: object = {}) => {
  const { body } = await test.call(id, request, member);
  expect([id, request, body.msg]).toEqual([id, request, '']);
  return body.data as DataFor<Id>;
};
const value = (text: string) => numberBy(test, text);

const MONTHS = ['2025-01', '2025-02', '2025-03', '2025-06', '2025-09', '2025-12'];
const goods = async () => {
  const text = 'select distinct hs, flow from trade_row order by 1, 2';
  const { hs, flow } = choose(await rowsBy<{ hs: string; flow: 'import' | 'export' }>(test, text));
  return { flow, hs: hs.slice(0, choose([2, 4, 6, 8])) };
};
const from2025 = (hs: string, flow: string) =>
  `from trade_row where hs like '${hs}%' and flow = '${flow}' and freq = 'M'`;
const monthIs = (column: string, month: string) => `to_char(${column}, 'YYYY-MM') = '${month}'`;

const tradeCell: Draw = async () => {
  const { hs, flow } = await goods();
  const measure = choose(['value_usd', 'qty', 'unit_price', 'yoy', 'change', 'share'] as const);
  const request = { hs: [hs], flow: [flow], row: 'partner', from: MONTHS[0], to: MONTHS.at(-1), measures: [measure] };
  const { list, columns } = await ask('trade/getTradeDataList', { ...request, limit: 100 });
  if (list.length === 0) return null;
  const [row, place] = [choose(list), choose(columns.map((_, at) => at))];
  const shown = row.cells[measure]?.[place] ?? null;
  const month = columns[place]?.key ?? '';
  // Unit prices of small quantities are not shown.
  if (shown === null || row.flags[place] === 'conf') return null;
  const [year, no] = month.split('-');
  const cells = `sum(usd) filter (where ${monthIs('month', month)} and partner = '${row.key}')`;
  const before = `sum(usd) filter (where ${monthIs('month', `${Number(year) - 1}-${no}`)} and partner = '${row.key}')`;
  const sums = {
    value_usd: cells,
    qty: cells.replace('usd', 'qty'),
    unit_price: `${cells} / ${cells.replace('usd', 'qty')}`,
    yoy: `100 * (${cells} / ${before} - 1)`,
    change: `coalesce(${cells}, 0) - coalesce(${before}, 0)`,
    share: `100 * ${cells} / sum(usd) filter (where ${monthIs('month', month)})`,
  };
  const computed = await value(`select ${sums[measure]} ${from2025(hs, flow)}`);
  const decimals = { value_usd: 2, qty: 2, unit_price: 4, yoy: 2, change: 2, share: 2 }[measure];
  return { what: `trade ${hs} ${flow} ${row.key} ${month} ${measure}`, shown, computed, decimals };
};

const tradeTotal: Draw = async () => {
  const { hs, flow } = await goods();
  const row = choose(['partner', 'port', 'mode', 'reg'] as const);
  const request = { hs: [hs], flow: [flow], row, from: '2025-01', to: '2025-12' };
  const { list, totals } = await ask('trade/getTradeDataList', { ...request, limit: 100 });
  if (list.length === 0) return null;
  const at = choose(list.map((_, place) => place));
  const year = `${from2025(hs, flow)} and month between '2025-01-01' and '2025-12-01'`;
  const own = `sum(usd) filter (where ${row} = '${list[at]?.key}')`;
  if (choose([true, false])) {
    const computed = await value(`select 100 * ${own} / sum(usd) ${year}`);
    return { what: `share of ${row} ${hs}`, shown: totals.rows[at]?.share ?? null, computed, decimals: 2 };
  }
  const shown = totals.rows[at]?.cells.value_usd ?? null;
  return { what: `sum of ${row} ${hs}`, shown, computed: await value(`select ${own} ${year}`), decimals: 1 };
};

const tradeProduct: Draw = async () => {
  const { hs } = await goods();
  const detail = await ask('trade/getTradeProductDetail', { hs });
  const year = `${from2025(hs, 'import')} and month > (select max(month) from trade_row where freq = 'M') - interval '1 year'`;
  const kind = choose(['partner', 'port', 'all'] as const);
  if (kind === 'all') {
    const shown = detail.last_year.import?.value_usd ?? null;
    return { what: `year of ${hs}`, shown, computed: await value(`select sum(usd) ${year}`), decimals: 1 };
  }
  const list = kind === 'port' ? detail.top_ports : detail.top_partners.import;
  if (list.length === 0) return null;
  const { code, share } = choose(list);
  const computed = await value(`select 100 * sum(usd) filter (where ${kind} = '${code}') / sum(usd) ${year}`);
  return { what: `${kind} ${code} of ${hs}`, shown: share, computed, decimals: 2 };
};

const tradeInOpenApi: Draw = async () => {
  const { hs, flow } = await goods();
  const query = new URLSearchParams({ hs, flow, freq: choose(['M', 'Y']), from: '2024', to: '2025' });
  if (query.get('freq') === 'M') {
    query.set('from', '2024-01');
    query.set('to', '2025-12');
  }
  const { data } = (await getOpen(test, `trade?${query}`, secret)).json();
  if (!data?.length) return null;
  const row = choose(data as { period: string; partner: string; usd: number | null; cny: number | null }[]);
  const key = choose(['usd', 'cny'] as const);
  const computed = await value(
    `select sum(${key}) ${from2025(hs, flow)} and partner = '${row.partner}' and to_char(month, 'YYYY-MM') like '${row.period}%'`,
  );
  return { what: `API ${query} ${row.partner} ${row.period} ${key}`, shown: row[key], computed, decimals: 1 };
};

/** What a partner adds to the growth of all, in points, as the analysis draws it. */
const contribution: Draw = async () => {
  const { hs, flow } = await goods();
  const request = { hs: [hs], flow: [flow], row: 'partner', from: '2025-01', to: '2025-12', limit: 100 };
  const answer = await ask('trade/getTradeDataList', { ...request, measures: ['value_usd', 'change'] });
  const named = changesOf(answer).filter(({ id }) => id !== '');
  if (named.length === 0) return null;
  const { id, points } = choose(named);
  const sum = (year: number, only = 'true') =>
    `coalesce(sum(usd) filter (where extract(year from month) = ${year} and ${only}), 0)`;
  const own = `partner = '${id}'`;
  const computed = await value(
    `select 100 * (${sum(2025, own)} - ${sum(2024, own)}) / nullif(${sum(2024)}, 0) ${from2025(hs, flow)}`,
  );
  return { what: `contribution of ${id} to ${hs} ${flow}`, shown: points, computed, decimals: 6 };
};

const bookOf = async (url: string) => {
  const file = await test.app.inject({ method: 'GET', url, cookies: member.cookies, headers: { token: member.token } });
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(file.rawPayload as unknown as ArrayBuffer);
  return book;
};

const tradeExports = new Map<string, string[][]>();
/** At most one file for each chapter and format, because exports are counted per day. */
const tradeExport: Draw = async () => {
  const format = choose(['xlsx', 'csv'] as const);
  const hs = choose(
    await rowsBy<{ hs: string }>(
      test,
      "select distinct left(hs, 2) as hs from trade_row where flow = 'import' order by 1",
    ),
  ).hs;
  const key = `${format} ${hs}`;
  const request = { hs: [hs], row: 'partner', from: '2025-01', to: '2025-06', format };
  if (!tradeExports.has(key)) {
    const { url } = await ask('trade/getOutExcelToken', request);
    if (format === 'xlsx') {
      const rows = (await bookOf(url)).getWorksheet('数据')?.getSheetValues() ?? [];
      tradeExports.set(
        key,
        rows.slice(1).map((row) => (row as unknown[]).slice(1).map(String)),
      );
    } else {
      const { payload } = await test.app.inject({ url, cookies: member.cookies, headers: { token: member.token } });
      tradeExports.set(
        key,
        payload
          .replace('\ufeff', '')
          .trimEnd()
          .split('\r\n')
          .map((line) => line.split(',')),
      );
    }
  }
  const [head = [], ...rows] = tradeExports.get(key) ?? [];
  const row = choose(rows.slice(0, -1));
  const place = choose([4, 5, 6, 7, 8, 9]);
  const shown = row[place] ? Number(row[place]) : null;
  if (shown === null || Number.isNaN(shown)) return null;
  const month = `2025-${String(place - 3).padStart(2, '0')}`;
  const computed = await value(
    `select sum(usd) ${from2025(hs, 'import')} and ${monthIs('month', month)}
     and partner = (select code from trade_country where name = '${row[0]}')`,
  );
  return { what: `${key} ${row[0]} ${head[place]}`, shown, computed, decimals: 1 };
};

const statistic: Draw = async () => {
  const { id } = choose(await rowsBy<{ id: number }>(test, 'select id from stat_topic order by id'));
  const cate_id = String(id);
  const year = choose(await ask('ast/getYearList', { cate_id }));
  const { list, national } = await ask('ast/getNationwideDataGroupAdcode', { cate_id, year });
  const of = (when: string | number) =>
    `select value from stat_value where topic_id = ${id} and current and year = ${when}`;
  const kind = choose(['rank', 'yoy', 'national'] as const);
  if (kind === 'national') {
    const computed = await value(
      `select 100.0 * ((${of(year)} and adcode = '100000') / (${of(Number(year) - 1)} and adcode = '100000') - 1)`,
    );
    return { what: `growth of ${id} ${year}`, shown: national?.yoy ?? null, computed, decimals: 6 };
  }
  if (list.length === 0) return null;
  const { adcode, rank, yoy } = choose(list);
  const place = `and adcode = '${adcode}'`;
  if (kind === 'yoy') {
    const computed = await value(`select 100.0 * ((${of(year)} ${place}) / (${of(Number(year) - 1)} ${place}) - 1)`);
    return { what: `growth of ${id} ${adcode} ${year}`, shown: yoy, computed, decimals: 6 };
  }
  const computed = await value(
    `select 1 + count(*) from (${of(year)} and adcode like '__0000' and adcode <> '100000') v where value > (${of(year)} ${place})`,
  );
  return { what: `rank of ${id} ${adcode} ${year}`, shown: rank, computed, decimals: 0 };
};

const statisticInOpenApi: Draw = async () => {
  const { id } = choose(await rowsBy<{ id: number }>(test, 'select id from stat_topic order by id'));
  const { data } = (await getOpen(test, `statistics/provinces?topic=${id}`, secret)).json();
  const { adcode, year, value: shown } = choose(data as { adcode: string; year: string; value: number }[]);
  const computed = await value(
    `select value from stat_value where topic_id = ${id} and year = ${year} and adcode = '${adcode}' order by revision desc limit 1`,
  );
  return { what: `API topic ${id} ${adcode} ${year}`, shown, computed, decimals: 6 };
};

type Table = { no: number; model_id: string; fields: { field: string; role: string }[] };
const tables = (only: string) =>
  rowsBy<Table>(test, `select no, model_id, fields from industry_table where ${only} order by no`);

const seriesPoint: Draw = async () => {
  const { no, model_id, fields } = choose(await tables('not fields @> \'[{"role":"dim"}]\' and row_count > 0'));
  const measures = fields.filter(({ role }) => role === 'measure');
  const at = choose(measures.map((_, place) => place));
  const measure = measures[at]?.field ?? '';
  const [geo] = fields.filter(({ role }) => role === 'geo');
  const place = geo
    ? choose(
        await rowsBy<{ adcode: string }>(
          test,
          `select distinct adcode from industry_row where table_no = ${no} order by 1`,
        ),
      ).adcode
    : '';
  const { list } = await ask('industry/getSeries', {
    series: [{ model_id, measure, at: geo ? { [geo.field]: place } : {} }],
  });
  const points = list[0]?.points ?? [];
  if (points.length === 0) return null;
  const [period, shown] = choose(points);
  const computed = await value(
    `select cells[${at + 1}] from industry_row where table_no = ${no} and period = '${period}' and adcode = '${place}'`,
  );
  return { what: `series ${model_id} ${measure} ${place} ${period}`, shown, computed, decimals: 6 };
};

/** A calculated series of two measures of one table, as the basket draws it. */
const calculated: Draw = async () => {
  const { no, model_id, fields } = choose(await tables("title like '%供需平衡表%'"));
  const measures = fields.filter(({ role }) => role === 'measure').map(({ field }) => field);
  const pair = choose([
    ['imports', 'use'],
    ['output', 'use'],
    ['closing', 'opening'],
  ] as const);
  const { list } = await ask('industry/getSeries', { series: pair.map((measure) => ({ model_id, measure, at: {} })) });
  const lines = list.map(({ name, unit, points }) => ({
    ...{ id: name, name, unit },
    // The chart has years at their first day.
    points: points.map(([year, figure]): [string, number] => [`${year}-01-01`, figure]),
  }));
  const kind = choose(['share', 'ratio', 'sum', 'yoy'] as const);
  const of = kind === 'yoy' ? [1] : [1, 2];
  const [line] = calculatedLines(lines, [{ kind, of }], [1, 2]);
  const [day, shown] = choose(line?.points ?? []);
  const period = day.slice(0, 4);
  const [a, b] = pair.map((measure) => `r.cells[${measures.indexOf(measure) + 1}]`);
  const before = `(select ${a?.replace('r.', 'b.')} from industry_row b where b.table_no = r.table_no and b.period = '${Number(period) - 1}')`;
  const sums = {
    share: `100 * ${a} / ${b}`,
    ratio: `${a} / ${b}`,
    sum: `${a} + ${b}`,
    yoy: `100 * (${a} / ${before} - 1)`,
  };
  const computed = await value(
    `select ${sums[kind]} from industry_row r where r.table_no = ${no} and r.period = '${period}'`,
  );
  return { what: `${kind} ${model_id} ${pair} ${period}`, shown, computed, decimals: kind === 'yoy' ? 1 : 6 };
};

/** What the year began with and what came in, less what was used, is what the table has as its closing stock. */
const balance: Draw = async () => {
  const { no, model_id, fields } = choose(await tables("title like '%供需平衡表%'"));
  const { list, columns } = await ask('industry/getTableList', { model_id, limit: 100 });
  const row = choose(list);
  const closing = Number(row[columns.findIndex(({ key }) => key === 'closing')]);
  const measures = fields.filter(({ role }) => role === 'measure').map(({ field }) => field);
  const cell = (field: string) => `cells[${measures.indexOf(field) + 1}]`;
  const computed =
    await value(`select ${cell('opening')} + ${cell('output')} + ${cell('imports')} - ${cell('use')} - ${cell('exports')}
    from industry_row where table_no = ${no} and period = '${row[0]}'`);
  return { what: `balance ${model_id} ${row[0]}`, shown: closing, computed, decimals: 0 };
};

it(`60 figures of trade, statistics and tables are those of plain SQL (FIGURES_SEED=${figuresSeed})`, async () => {
  process.stderr.write(`FIGURES_SEED=${figuresSeed}\n`);
  const draws = [tradeCell, tradeTotal, tradeProduct, contribution, tradeInOpenApi, tradeExport].concat(
    statistic,
    statisticInOpenApi,
    seriesPoint,
    calculated,
    balance,
  );
  expect(await differencesOf(draws, 60)).toEqual([]);
});
