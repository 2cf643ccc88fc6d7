import type { DataFor, OperationId } from '@bee/contracts/operations';
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
  member = await signIn(test, { vip: true, vegetable: true });
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
const days = () =>
  rowsBy<{ date: string }>(test, 'select distinct q.date::text as date from price_quote q order by 1 desc limit 60');

/** In percent: the price of a day and the newest one of the week that ended so many days before. */
const changeSince = (series: string, date: string, back: number) => `
  select 100 * (a.avg / b.avg - 1) from price_quote a
  left join lateral (
    select avg from price_quote b where b.series_id = a.series_id and b.date > a.date - ${back + 7} and b.date <= a.date - ${back}
    order by b.date desc limit 1
  ) b on true where a.series_id = ${series} and a.date = '${date}'`;

const change: Draw = async () => {
  const day = choose([{}, { date: choose(await days()).date }]);
  const { list } = await ask('vegetable/vegList', { by: 'market', limit: 100, ...day });
  if (list.length === 0) return null;
  const row = choose(list);
  const [key, back] = choose([
    ['chg_d', 1],
    ['chg_w', 7],
    ['chg_m', 30],
    ['chg_y', 365],
  ] as const);
  const computed = await value(changeSince(row.id, row.date, back));
  return { what: `list ${row.product} ${row.market} ${row.date} ${key}`, shown: row[key], computed, decimals: 2 };
};

const product = async () =>
  choose(
    await rowsBy<{ id: number; group: string; name: string; spec: string; market: string; product_id: number }>(
      test,
      `select s.id, p.group_name as group, p.name, s.spec, s.market_id as market, p.id as product_id
       from price_series s join price_product p on p.id = s.product_id where s.scope = 'market' order by s.id`,
    ),
  );

const PERIODS = { W: ['week', '6 days'], M: ['month', '1 month - 1 day'] } as const;
const within = (freq: 'W' | 'M', day: string) =>
  `date between '${day}' and '${day}'::date + interval '${PERIODS[freq][1].replace(' - ', "' - interval '")}'`;

const meanInChart: Draw = async () => {
  const { id, group, name, spec, market } = await product();
  const freq = choose(['W', 'M'] as const);
  const { series } = await ask('vegetable/getEchart', { group, name, spec, markets: [market], freq });
  const [day, shown] = choose(series[0]?.points.slice(1) ?? []);
  const computed = await value(`select avg(avg) from price_quote where series_id = ${id} and ${within(freq, day)}`);
  return { what: `chart ${name} ${market} ${freq} ${day}`, shown, computed, decimals: 2 };
};

const meanInOpenApi: Draw = async () => {
  const { id, group, name, spec, market } = await product();
  const query = new URLSearchParams({ group, name, spec, market, freq: 'M' });
  const { data } = (await getOpen(test, `prices/history?${query}`, secret)).json();
  const row = choose(data.slice(1) as { date: string; price_avg: number }[]);
  const computed = await value(`select avg(avg) from price_quote where series_id = ${id} and ${within('M', row.date)}`);
  return { what: `API ${name} ${market} ${row.date}`, shown: row.price_avg, computed, decimals: 2 };
};

const median: Draw = async () => {
  const { group, name, spec, product_id } = await product();
  const { quality, latest } = await ask('vegetable/getDetail', { group, name, spec });
  const computed = await value(`
    select percentile_cont(0.5) within group (order by q.avg)
    from price_series s
    cross join lateral (select date, avg from price_quote where series_id = s.id order by date desc limit 1) q
    where s.product_id = ${product_id} and s.spec = '${spec}' and abs(q.date - '${latest.date}'::date) < 7`);
  return { what: `median ${name} ${spec}`, shown: quality.median, computed, decimals: 2 };
};

/** Of the series with most quotes of each product, on a day. */
const ratiosOn = (date: string) => `
  select p.class_id, p.group_name, 100 * q.avg / m.mean as ratio
  from price_series s join price_product p on p.id = s.product_id
  join price_quote q on q.series_id = s.id and q.date = '${date}'
  cross join lateral (
    select avg(avg) as mean from price_quote e where e.series_id = s.id and e.date > q.date - 30 and e.date <= q.date
  ) m
  where s.scope = 'market' and s.headline and q.flag is null`;

const classIndex: Draw = async () => {
  const { date } = choose(await days());
  const list = await ask('vegetable/getClassIndex', { date });
  if (list.length === 0) return null;
  const { group, class_id, index } = choose(list);
  const computed = await value(
    `select avg(ratio) from (${ratiosOn(date)}) r where group_name = '${group}' and class_id = '${class_id}'`,
  );
  return { what: `index ${group} ${date}`, shown: index, computed, decimals: 1 };
};

const wholeIndex: Draw = async () => {
  const { date } = choose(await days());
  const { index } = await ask('vegetable/getVegStatistic', { date });
  const shown = index.points.at(-1)?.[1] ?? null;
  const computed = await value(`select avg(ratio) from (${ratiosOn(date)}) r`);
  return { what: `index of all ${date}`, shown, computed, decimals: 2 };
};

const herbs = () =>
  rowsBy<{ id: number; product_id: number; spec: string; variant: string; name: string }>(
    test,
    `select s.id, s.product_id, s.spec, s.variant, p.name from price_series s join price_product p on p.id = s.product_id
     where s.scope = 'herb' and s.headline order by s.id`,
  );

const herbTrend: Draw = async () => {
  const herb = choose(await herbs());
  const { series } = await ask('herbs/getEchart', { spec_id: String(herb.id), freq: 'M' });
  const [day, shown] = choose(series[0]?.points.slice(1) ?? []);
  const computed = await value(`
    select avg(mean) from (
      select avg(q.avg) as mean from price_quote q join price_series s on s.id = q.series_id
      where s.product_id = ${herb.product_id} and s.spec = '${herb.spec}' and s.variant = '${herb.variant}' and ${within('M', day)}
      group by s.id) m`);
  return { what: `trend ${herb.name} ${herb.spec} ${day}`, shown, computed, decimals: 2 };
};

const food: Draw = async () => {
  const { code, first } = choose(
    await rowsBy<{ code: string; first: number }>(test, 'select code, first_id as first from food order by code'),
  );
  const detail = await ask('food/getDetail', { code });
  const item = choose(detail.groups.flatMap(({ items }) => items));
  const known = `select n.v, f.code from food_nutrient n join food f on f.code = n.code
    where f.first_id = ${first} and n.nutrient = '${item.key}' and n.state in ('=', 'est')`;
  const what = `${detail.name} ${item.name}`;
  if (choose([true, false])) {
    const computed = await value(`select avg(v) from (${known}) n`);
    return { what: `mean ${what}`, shown: item.cate_avg, computed, decimals: 6 };
  }
  const computed = await value(`
    select 1 + count(*) filter (where v > (select v from (${known}) o where code = '${code}')) from (${known}) n
    having bool_or(code = '${code}')`);
  return { what: `rank ${what}`, shown: item.rank, computed, decimals: 0 };
};

const foodCost: Draw = async () => {
  const { code } = choose(
    await rowsBy<{ code: string }>(test, "select code from food where sold_as <> '{}' order by code"),
  );
  const { price, costs, name } = await ask('food/getDetail', { code });
  if (!price || costs.length === 0) return null;
  const { key, per, cost } = choose(costs);
  const computed = await value(`
    select ${price.price_kg} * ${per} / (10 * n.v * f.edible_pct / 100) from food f join food_nutrient n on n.code = f.code
    where f.code = '${code}' and n.nutrient = '${key}'`);
  return { what: `cost ${name} ${key}`, shown: cost, computed, decimals: 6 };
};

it(`60 figures of prices, herbs and foods are those of plain SQL (FIGURES_SEED=${figuresSeed})`, async () => {
  process.stderr.write(`FIGURES_SEED=${figuresSeed}\n`);
  const draws = [change, meanInChart, meanInOpenApi, median, classIndex, wholeIndex, herbTrend, food, foodCost, change];
  expect(await differencesOf(draws, 60)).toEqual([]);
});
