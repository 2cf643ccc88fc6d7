import { ROOT } from '@bee/build/workspace';
import { connectTo } from '../../../server/src/db/connect.ts';
import { migrate } from '../../../server/src/db/migrate.ts';
import { readHistory } from '../../../server/src/modules/vegetable/price-history.repository.ts';
import {
  listVegetables,
  readClassIndex,
  readStatistic,
} from '../../../server/src/modules/vegetable/vegetable.service.ts';
import { migrationsFolder } from '../../../server/src/project.ts';
import { vegetable } from '../../../shared/contracts/src/resource/vegetable.contract.ts';
import { NoPostgres, startPostgres } from '../test/private-postgres.ts';
import { bareIndex, bareList, bareMovers, bareSeries, prepareBare } from './bare-prices.ts';
import { fillPrices, GROUPS, LAST_DAY } from './bench-prices.ts';
import { benchPriceImport, type PriceImportSpeed } from './price-import.ts';
import { type Latencies, latenciesOf } from './statistics.ts';

export type PriceSpeed = {
  rows: number;
  fillSeconds: number;
  list: Compared;
  series: Compared;
  index: Compared;
  movers: Compared;
  import: PriceImportSpeed;
};

/** Ours, and the median of the same without our indexes and figures. */
export type Compared = { ours: Latencies; bare: number };

const FIVE_YEARS_AGO = '2021-03-05';

/** Price lists, series, index and movers over many rows, and an import; null where no PostgreSQL can be started. */
export const benchPrices = async (
  options: { rows: number; asked: number; imported: number },
  log: (line: string) => void,
): Promise<PriceSpeed | null> => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  try {
    postgres = await startPostgres();
  } catch (error) {
    if (error instanceof NoPostgres) return null;
    throw error;
  }
  const { db, pool, close } = connectTo({ connectionString: postgres.url, max: 4 });
  // One session, so that its settings hold for all that is asked.
  const bare = connectTo({ connectionString: postgres.url, max: 1 });
  try {
    await migrate(pool, migrationsFolder(ROOT));
    const since = performance.now();
    const rows = await fillPrices(db, options.rows);
    const fillSeconds = (performance.now() - since) / 1000;
    log(`${rows} price rows in ${fillSeconds.toFixed(0)} s …`);
    await prepareBare(bare.db);
    const list = (no: number) =>
      listVegetables(db, vegetable['vegetable/vegList'].request.parse(LISTS[no % LISTS.length]));
    const headlines = await db.selectFrom('price_series').select('id').where('headline', '=', true).execute();
    const series = (no: number) => headlines[(no * 37) % headlines.length]?.id ?? 0;
    const { asked } = options;
    return {
      rows,
      fillSeconds,
      list: await compare(asked, list, () => bareList(bare.db)),
      series: await compare(
        asked,
        (no) => readHistory(db, [series(no)], FIVE_YEARS_AGO, LAST_DAY, 'D'),
        (no) => bareSeries(bare.db, series(no), FIVE_YEARS_AGO),
      ),
      index: await compare(
        asked,
        () => readClassIndex(db, undefined),
        () => bareIndex(bare.db),
      ),
      movers: await compare(
        asked,
        () => readStatistic(db, { limit: 10 }),
        () => bareMovers(bare.db),
      ),
      import: await benchPriceImport(db, options.imported, log),
    };
  } finally {
    await close();
    await bare.close();
    postgres.stop();
  }
};

/** What the list page asks for: pages, groups, words, sorted by change, per market. */
const LISTS = [
  {},
  { page: 3 },
  { group: GROUPS[3] },
  { kw: '品种12' },
  { sort: 'chg_d.desc' },
  { by: 'market', sort: 'price_avg.desc' },
  { market_id: 'm3', class_id: '水果' },
];

const BARE_ROUNDS = 3;

const compare = async (
  asked: number,
  ours: (no: number) => Promise<unknown>,
  bare: (no: number) => Promise<unknown>,
): Promise<Compared> => {
  for (let no = 0; no < 10; no += 1) await ours(no);
  const times: number[] = [];
  for (let no = 0; no < asked; no += 1) times.push(await timed(() => ours(no)));
  const slow: number[] = [];
  for (let no = 0; no < BARE_ROUNDS; no += 1) slow.push(await timed(() => bare(no)));
  return { ours: latenciesOf(times), bare: latenciesOf(slow).p50 };
};

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const since = performance.now();
  await work();
  return performance.now() - since;
};
