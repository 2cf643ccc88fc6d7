import { prepareSite } from '../start/prepare-site.ts';
import { benchAi } from './ai-quality.ts';
import { benchCharts } from './chart-speed.ts';
import { benchEdge } from './edge-speed.ts';
import { benchEncyclopedia } from './encyclopedia-speed.ts';
import { chartGoals, type Goal, joined, type Measured, pageGoals } from './goals.ts';
import { benchIndustry } from './industry-speed.ts';
import { benchLists } from './list-speed.ts';
import { benchLookups } from './lookup-speed.ts';
import { benchOrders } from './order-speed.ts';
import { benchPages } from './page-speed.ts';
import { benchPrices } from './price-speed.ts';
import { chartText, pagesText } from './report.ts';
import { benchSearch } from './search-speed.ts';
import { benchTeams } from './teams/bench-teams.ts';
import { benchTracing } from './tracing-speed.ts';
import { benchTrade } from './trade-speed.ts';

/** Fewer rows, rounds and samples with `--quick`. */
export type BenchOptions = { quick: boolean; runs: number };
type Log = (line: string) => void;

/** `run` gives null when no PostgreSQL can be started. */
const part =
  (
    run: (options: BenchOptions, log: Log) => Promise<Measured | Measured[] | null>,
    missing = 'no PostgreSQL could be started here (apt-get install postgresql)',
  ) =>
  async (name: string, options: BenchOptions, log: Log): Promise<Measured> => {
    log(`${name} …`);
    const measured = await run(options, log);
    return measured === null ? { lines: [`${name}: ${missing}`], goals: [] } : joined([measured].flat());
  };

const reported = <Figures>(
  figures: Figures,
  text: (figures: Figures) => string,
  goals: (figures: Figures) => Goal[],
): Measured => ({ lines: [text(figures)], goals: goals(figures), figures: [figures] });

const samples = ({ quick }: BenchOptions) => (quick ? 60 : 200);
const millions = ({ quick }: BenchOptions) => (quick ? 1_000_000 : 10_000_000);

/** Measurements that run alone with `--only`, each with its lines of the report and its goals. */
export const parts = {
  prices: part((options, log) =>
    benchPrices(
      { rows: millions(options), samples: samples(options), imported: options.quick ? 100_000 : 500_000 },
      log,
    ),
  ),
  trade: part((options, log) => benchTrade({ rows: millions(options), samples: samples(options) }, log)),
  lookups: part((options, log) => benchLookups({ rows: 20_000, samples: samples(options) }, log)),
  search: part(({ quick }, log) => benchSearch({ searches: quick ? 60 : 200, large: !quick }, log)),
  lists: part(({ quick }) => benchLists(quick ? 4 : 10)),
  encyclopedia: part((options, log) =>
    benchEncyclopedia({ entries: 20_000, comments: 2000, samples: samples(options) }, log),
  ),
  industry: part((options, log) => benchIndustry({ nodes: 19_500, samples: samples(options) }, log)),
  orders: part(({ quick }, log) => benchOrders({ members: 50, seconds: quick ? 5 : 20 }, log)),
  tracing: part(({ quick }, log) => benchTracing(quick ? 60 : 300, log)),
  edge: part(({ quick }, log) => benchEdge({ requests: quick ? 1000 : 4000, rounds: quick ? 4 : 10 }, log)),
  charts: part(async (options, log) => reported(await benchCharts(options, log), chartText, chartGoals)),
  pages: part(async ({ runs }, log) => reported(await benchPages(runs, log), pagesText, pageGoals)),
  ai: part((_, log) => benchAi(log), 'BEE_REAL_DATA names no folder, or no PostgreSQL could be started here'),
  teams: part(async (_, log) => {
    await prepareSite();
    return benchTeams(log);
  }),
};
