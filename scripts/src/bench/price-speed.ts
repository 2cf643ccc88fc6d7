import {
  listVegetables,
  readClassIndex,
  readHistory,
  readStatistic,
} from '../../../server/src/modules/prices/index.ts';
import { vegetable } from '../../../shared/contracts/src/resource/vegetable.contract.ts';
import { bareIndex, bareList, bareMovers, bareSeries } from './bare-prices.ts';
import { leaveIndexes } from './bare-session.ts';
import { fillPrices, GROUPS, LAST_DAY } from './bench-prices.ts';
import { type Compared, compareTimes } from './compare-times.ts';
import { onEmbedded } from './on-embedded.ts';
import { onPostgres } from './on-postgres.ts';
import { bareCopy, bareUnnest, benchPriceImport, type PriceImportSpeed } from './price-import.ts';

export type PriceSpeed = {
  rows: number;
  fillSeconds: number;
  list: Compared;
  series: Compared;
  index: Compared;
  movers: Compared;
  import: PriceImportSpeed;
  /** On the embedded database. */
  importEmbedded: PriceImportSpeed;
};

const FIVE_YEARS_AGO = '2021-03-05';

/** May see prices of every day. */
const EVERYTHING = { uid: '0', sessionId: '', isVip: true, isVegetableVip: true, isOperator: false };

/** Price lists, series, index and movers over many rows, and an import; null when PostgreSQL cannot be started. */
export const benchPrices = (
  options: { rows: number; samples: number; imported: number },
  log: (line: string) => void,
): Promise<PriceSpeed | null> =>
  onPostgres(async ({ ours: { db }, bare }) => {
    const since = performance.now();
    const rows = await fillPrices(db, options.rows);
    const fillSeconds = (performance.now() - since) / 1000;
    log(`${rows} price rows in ${fillSeconds.toFixed(0)} s …`);
    await leaveIndexes(bare.db);
    const list = (no: number) =>
      listVegetables(db, vegetable['vegetable/vegList'].request.parse(LISTS[no % LISTS.length]), EVERYTHING);
    const headlines = await db.selectFrom('price_series').select('id').where('headline', '=', true).execute();
    const series = (no: number) => headlines[(no * 37) % headlines.length]?.id ?? 0;
    const { samples } = options;
    return {
      rows,
      fillSeconds,
      list: await compareTimes(samples, list, () => bareList(bare.db)),
      series: await compareTimes(
        samples,
        (no) => readHistory(db, [series(no)], FIVE_YEARS_AGO, LAST_DAY, 'D'),
        (no) => bareSeries(bare.db, series(no), FIVE_YEARS_AGO),
      ),
      index: await compareTimes(
        samples,
        () => readClassIndex(db, undefined, EVERYTHING),
        () => bareIndex(bare.db),
      ),
      movers: await compareTimes(
        samples,
        () => readStatistic(db, { limit: 10 }, EVERYTHING),
        () => bareMovers(bare.db),
      ),
      import: await benchPriceImport(db, options.imported, bareCopy, log),
      importEmbedded: await onEmbedded(async (embedded) => {
        await fillPrices(embedded, options.imported);
        return benchPriceImport(embedded, options.imported, bareUnnest, log);
      }),
    };
  });

/** Requests of the list page: pages, groups, words, sorted by change, per market. */
const LISTS = [
  {},
  { page: 3 },
  { group: GROUPS[3] },
  { kw: '品种12' },
  { sort: 'chg_d.desc' },
  { by: 'market', sort: 'price_avg.desc' },
  { market_id: 'm3', class_id: '水果' },
];
