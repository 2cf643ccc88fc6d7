import { lastDayOf } from '@bee/domain/table-period';
import { industryCalls } from '@bee/testing/server/industry';
import { signIn } from '@bee/testing/server/members';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { openSampleDatabase, SAMPLE_DAY } from '@bee/testing/server/test-database';
import { type RawBuilder, sql } from 'kysely';

let test: TestApp;
let vip: Browser;
const { rows } = industryCalls(() => test);

beforeAll(async () => {
  test = await startTestApp({}, openSampleDatabase);
  vip = await signIn(test, { vip: true });
}, 240_000);

afterAll(() => test?.close());

type Drawn = { model_id: string; period: string; adcode: string; d1: string; d2: string; d3: string };

/** Rows of the tables whose ids are like a pattern, the same ones in every run. */
const draw = async (pattern: string, count: number): Promise<Drawn[]> => {
  const drawn = await select<Drawn>(sql`
    select t.model_id, r.period, r.adcode, r.d1, r.d2, r.d3
    from industry_row r join industry_table t on t.no = r.table_no
    where t.sample and t.model_id ~ ${pattern}
    order by md5(concat_ws('/', t.model_id, r.period, r.adcode, r.d1, r.d2, r.d3)) limit ${count}`);
  expect(drawn).toHaveLength(count);
  return drawn;
};

const select = async <Row>(query: RawBuilder<Row>): Promise<Row[]> => (await query.execute(test.database.db)).rows;

/** The numbers that the call shows in a drawn row; what stands for a dimension is known by the field's name. */
const numbersOf = async ({ model_id, period }: Drawn, at: Record<string, string>): Promise<(number | null)[]> => {
  const given = Object.entries(at).filter(([, value]) => value !== '');
  const filters = Object.fromEntries([['period', [period]], ...given.map(([field, value]) => [field, [value]])]);
  const { list, columns, at: places } = await rows({ model_id, filters }, vip);
  const place = places.findIndex((one) => Object.entries(at).every(([field, value]) => one[field] === value));
  return columns.flatMap(({ role }, index) => (role === 'measure' ? [list[place]?.[index] as number | null] : []));
};

type Quote = { low: number | null; avg: number | null; high: number | null };

const meanOf = (quotes: readonly Quote[]) => quotes.reduce((sum, { avg }) => sum + (avg ?? 0), 0) / quotes.length;

const expectPrices = (
  shown: (number | null)[],
  quotes: readonly Quote[],
  [low, high]: ['low' | 'avg', 'high' | 'avg'],
) => {
  expect(quotes.length).toBeGreaterThan(0);
  // The mean is told to a hundredth.
  expect(Math.abs((shown[0] ?? Number.NaN) - meanOf(quotes))).toBeLessThan(0.005_001);
  expect(shown[1]).toBe(Math.min(...quotes.map((quote) => quote[low] ?? Number.NaN)));
  expect(shown[2]).toBe(Math.max(...quotes.map((quote) => quote[high] ?? Number.NaN)));
};

const idIn = (modelId: string) => Number(modelId.split('-')[1]);

/** Days from `first` on, up to the day before another one. */
const within = (first: string, span: RawBuilder<unknown>) =>
  sql`q.date >= ${first}::date and q.date < ${first}::date + interval '1 ${span}'`;

describe('tables that are derived show the numbers of the sample that they are derived from', () => {
  it('wholesale prices of a month: the quotes of the market in that month', async () => {
    for (const row of await draw('^price-[0-9]+-month$', 14)) {
      const quotes = await select<Quote>(sql`
        select q.low, q.avg, q.high from price_quote q join price_series s on s.id = q.series_id
        join market m on m.id = s.market_id
        where s.sample and s.scope = 'market' and q.flag is null and s.product_id = ${idIn(row.model_id)}
          and m.name = ${row.d1} and ${within(`${row.period}-01`, sql.raw('month'))}`);
      const shown = await numbersOf(row, { market: row.d1 });
      expectPrices(shown, quotes, ['low', 'high']);
      expect(shown[3]).toBe(quotes.length);
    }
  });

  it('wholesale prices of a week: the quotes of the reference market in its seven days', async () => {
    const [reference] = await select<{ market_id: string }>(sql`
      select market_id from price_series where sample and scope = 'market' order by quotes desc, id limit 1`);
    for (const row of await draw('^price-group-[0-9]+-week$', 8)) {
      expect(new Date(row.period).getUTCDay()).toBe(1);
      const quotes = await select<Quote>(sql`
        select q.low, q.avg, q.high from price_quote q join price_series s on s.id = q.series_id
        join price_product p on p.id = s.product_id
        where s.sample and s.scope = 'market' and q.flag is null and s.market_id = ${reference?.market_id}
          and p.name = ${row.d1} and p.scope = 'market' and ${within(row.period, sql.raw('week'))}`);
      expectPrices(await numbersOf(row, { product: row.d1 }), quotes, ['low', 'high']);
    }
  });

  it('nothing of a week or month that is not over: the table ends with a whole one, and the next is due after it', async () => {
    const today = SAMPLE_DAY;
    const early = await select(sql`
      select t.model_id, r.period from industry_row r join industry_table t on t.no = r.table_no
      where t.sample and t.model_id ~ '^(price|origin|herb|trade)-' and r.published_on > ${today}::date limit 1`);
    expect(early).toEqual([]);
    const [weekly] = await select<{ model_id: string; last_period: string }>(sql`
      select model_id, last_period from industry_table where sample and model_id like 'price-group-%-week' limit 1`);
    if (!weekly) throw new Error('the sample has tables of weeks');
    const [quoted] = await select<{ last: string }>(
      sql`select max(last_date)::text as last from price_series where sample and scope = 'market'`,
    );
    const lastDay = lastDayOf('W', weekly.last_period);
    expect(lastDay < today).toBe(true);
    expect(lastDay <= (quoted?.last ?? '')).toBe(true);
  });

  it('prices of origins and herbs: the mean, lowest and highest of the quotes of a month', async () => {
    for (const row of await draw('^(origin|herb)-[0-9]+-month$', 8)) {
      const herb = row.model_id.startsWith('herb');
      const quotes = await select<Quote>(sql`
        select q.low, q.avg, q.high from price_quote q join price_series s on s.id = q.series_id
        join market m on m.id = s.market_id
        where s.sample and q.avg is not null and s.product_id = ${idIn(row.model_id)} and s.spec = ${row.d2}
          and ${herb ? sql`m.name` : sql`concat(m.area, m.name)`} = ${row.d1}
          and (${!herb} or coalesce(s.origin, '') = ${row.d3})
          and ${within(`${row.period}-01`, sql.raw('month'))}`);
      const at: Record<string, string> = herb
        ? { market: row.d1, spec: row.d2, origin: row.d3 }
        : { place: row.d1, type: row.d2 };
      expectPrices(await numbersOf(row, at), quotes, ['avg', 'avg']);
    }
  });

  it('trade: quantity, value and unit value of all codes of the product', async () => {
    for (const row of await draw('^trade-[0-9]+-(import|export)(-port)?$', 12)) {
      const [, , flow, port] = row.model_id.split('-');
      const traded = await select<{ qty: number | null; usd: number | null }>(sql`
        select r.qty, r.usd from trade_row r
        ${port ? sql`join trade_port o on o.code = r.port` : sql`join trade_country o on o.code = r.partner`}
        where r.sample and r.freq = 'M' and r.flow = ${flow} and o.name = ${row.d1}
          and r.month = ${`${row.period}-01`}::date
          and r.hs = any((select hs from trade_product where sample and rank = ${idIn(row.model_id)})::text[])`);
      expect(traded.length).toBeGreaterThan(0);
      const sum = (numbers: (number | null)[]) =>
        numbers.every((one) => one === null) ? null : numbers.reduce<number>((total, one) => total + (one ?? 0), 0);
      const [qty, usd] = [sum(traded.map((one) => one.qty)), sum(traded.map((one) => one.usd))];
      const weighed = sum(traded.filter((one) => (one.qty ?? 0) > 0).map((one) => one.usd));
      const [shownQty, shownValue, shownPrice] = await numbersOf(row, { [port ?? 'partner']: row.d1 });
      expect(shownQty).toBe(qty);
      if (usd === null) expect(shownValue).toBeNull();
      else expect(Math.abs((shownValue ?? Number.NaN) - usd / 10_000)).toBeLessThan(0.005_001);
      if (weighed === null || !qty) expect(shownPrice).toBeNull();
      else expect(Math.abs((shownPrice ?? Number.NaN) - weighed / qty)).toBeLessThan(0.000_501);
    }
  });

  it('statistics: the current value of the year and place', async () => {
    for (const row of await draw('^stat-[0-9]+(-city)?$', 8)) {
      const [told] = await select<{ value: number }>(sql`
        select value from stat_value where current and topic_id = ${idIn(row.model_id)}
          and adcode = ${row.adcode} and year = ${Number(row.period)}`);
      expect(await numbersOf(row, { geo: row.adcode })).toEqual([told?.value]);
    }
  });

  it('statistics: what had been published before a revision is what is shown as of then', async () => {
    const [revised] = await select<{ model_id: string; adcode: string; year: number; value: number; was: number }>(sql`
      select t.model_id, n.adcode, n.year, n.value, o.value as was
      from stat_value n join stat_value o using (topic_id, adcode, year)
      join industry_table t on t.model_id = 'stat-' || n.topic_id
      where n.current and not o.current and n.adcode like '__0000' order by 1, 2, 3, o.revision desc limit 1`);
    if (!revised) throw new Error('the sample has revisions');
    const { model_id, adcode, year } = revised;
    const request = { model_id, filters: { geo: [adcode], period: [String(year)] } };
    const value = async (vintage?: string) =>
      (await rows({ ...request, ...(vintage && { vintage }) }, vip)).list[0]?.at(-1);
    expect(await value()).toBe(revised.value);
    expect(await value(`${year + 1}-12-31`)).toBe(revised.was);
  });
});
