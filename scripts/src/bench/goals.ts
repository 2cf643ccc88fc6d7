import type { ChartSpeed } from './chart-speed.ts';
import type { ColdLoad } from './cold-load.ts';
import type { Compared } from './compare-times.ts';
import type { ContentSpeed } from './content-speed.ts';
import type { EdgeSpeed } from './edge-speed.ts';
import type { EncyclopediaSpeed } from './encyclopedia-speed.ts';
import type { IndustrySpeed } from './industry-speed.ts';
import type { ListEndpoint } from './list-endpoint.ts';
import type { LoginLoad } from './login-load.ts';
import type { LookupSpeed } from './lookup-speed.ts';
import type { OrderSpeed } from './order-speed.ts';
import type { PageLoads } from './page-loads.ts';
import type { PageSpeed } from './page-speed.ts';
import type { PriceSpeed } from './price-speed.ts';
import { spreadOf } from './statistics.ts';
import { TRACED, type Traced, type TracingSpeed } from './tracing-speed.ts';
import type { TradeSpeed } from './trade-speed.ts';
import type { Variant } from './variant-document.ts';

export type Results = {
  starts: { firstMs: number; secondMs: number; residentMegabytes: number };
  list: ListEndpoint;
  logins: LoginLoad;
  pages: PageSpeed;
  /** Null when PostgreSQL could not be started. */
  content: ContentSpeed | null;
  parts: Measured[];
};

/** Result of one measurement: lines of the report, and related goals. */
export type Measured = { lines: string[]; goals: Goal[] };

/** `least`: the value must reach the limit; otherwise it must not exceed it. */
export type Goal = { title: string; limit: number; value: number; met: boolean; unit: string; least: boolean };

const LCP_LIMITS: Record<string, number> = { 'slow 4G': 0.3, 'fast 4G': 0.4 };
const CONTENT_LIMIT_KB = 135;
const SCRIPT_LIMIT_KB: Record<string, number> = { policy: CONTENT_LIMIT_KB, price: 200, form: 320, table: 390 };
const INTERACTIVE_LIMITS: Record<string, number> = { policy: 0.85, price: 0.95 };

/** All measurements with a limit, in one list. */
export const goalsOf = ({ starts, list, logins, pages, content, parts }: Results): Goal[] => [
  ...pageGoals(pages),
  goal('vegetable/vegList: CPU against bare node + pg', 1.4, list.ratio.median, '×'),
  goal('vegetable/vegList: latency under 50 parallel logins', 1.5, logins.ratio.median, '×'),
  ...(content ? contentGoals(content) : []),
  ...parts.flatMap(({ goals }) => goals),
  goal('start to ready, data there already', 8, starts.secondMs / 1000, 's'),
  goal('first start with sample data', 60, starts.firstMs / 1000, 's'),
  goal('process tree with a worker for each remote', 1228.8, starts.residentMegabytes, 'MB'),
];

export const pageGoals = ({ scripts, routes, loads }: PageSpeed): Goal[] => [
  ...cases(loads).flatMap(({ profile, page }) => loadGoals(loads, profile, page)),
  ...Object.entries(scripts).map(([page, { kilobytes }]) =>
    goal(`${page}: JavaScript of the route, brotli`, SCRIPT_LIMIT_KB[page] ?? 0, kilobytes, 'KB'),
  ),
  ...Object.entries(routes).map(([page, { kilobytes }]) =>
    goal(`content, ${page}: JavaScript of the route, brotli`, CONTENT_LIMIT_KB, kilobytes, 'KB'),
  ),
];

/** The ratio to the baseline of the same run is the goal; milliseconds apply to an idle machine. */
const contentGoals = ({ search, ilike, list }: ContentSpeed): Goal[] => [
  goal('article/search: p95 against trigram ILIKE, 20,000 documents', 1, search.p95 / ilike.p95, '×'),
  goal('article/search: p95, 20,000 documents on PostgreSQL', 120, search.p95, 'ms'),
  goal('article/getNewsList: p99 against p50 at half load, 20,000 articles', 3, list.p99 / list.p50, '×'),
];

/** Ratios are the goals here too. */
export const priceGoals = ({
  rows,
  list,
  series,
  index,
  movers,
  import: imported,
  importEmbedded,
}: PriceSpeed): Goal[] => {
  const many = `${(rows / 1e6).toFixed(1)} million prices`;
  const against = ({ ours, bare }: Compared) => ours.p95 / bare;
  return [
    goal(`price list: p95 without indexes and figures = 1, ${many}`, 0.1, against(list), '×'),
    goal(`price list: p95, ${many}`, 30, list.ours.p95, 'ms'),
    goal('price series of five years: p95 without index = 1', 0.5, against(series), '×'),
    goal('price series of five years: p95', 40, series.ours.p95, 'ms'),
    goal('class index: p95 without indexes and figures = 1', 0.1, against(index), '×'),
    goal('class index: p95', 50, index.ours.p95, 'ms'),
    goal('movers and counts of the day: p95 without indexes and figures = 1', 0.1, against(movers), '×'),
    goal('movers and counts of the day: p95', 50, movers.ours.p95, 'ms'),
    goal('price import: seconds for 20,000 rows', 1, 20_000 / imported.perSecond, 's'),
    // Ours also checks every row, finds doubtful prices, keeps an index and writes what an undo needs.
    atLeast('price import: share of the rows of a bare COPY', 0.3, imported.perSecond / imported.barePerSecond),
    atLeast(
      'price import, embedded: share of the rows of a bare unnest',
      0.5,
      importEmbedded.perSecond / importEmbedded.barePerSecond,
    ),
  ];
};

/** Ours also matches other names and pinyin, counts the options of every filter and loads the columns of the rows. */
const LOOKUP_LIMIT = 3;

export const lookupGoals = ({ foods, standards, food, standard }: LookupSpeed): Goal[] => [
  goal(
    `food search: p95 against a bare scan of the names, ${foods} foods`,
    LOOKUP_LIMIT,
    food.ours.p95 / food.bare,
    '×',
  ),
  goal('food search: p95', 50, food.ours.p95, 'ms'),
  goal(
    `standard search: p95 against a bare scan of the names, ${standards} standards`,
    LOOKUP_LIMIT,
    standard.ours.p95 / standard.bare,
    '×',
  ),
  goal('standard search: p95', 50, standard.ours.p95, 'ms'),
];

export const encyclopediaGoals = ({ comments, entry, threads }: EncyclopediaSpeed): Goal[] => [
  goal(`first page of comments: p95 against fetching all ${comments} of them`, 1, threads.ours.p95 / threads.bare, '×'),
  goal(`first page of comments: p95, ${comments} on the entry`, 60, threads.ours.p95, 'ms'),
  goal(`entry with ${comments} comments: p95`, 60, entry.ours.p95, 'ms'),
];

/** Ours reads the catalogue, checks the form key and unpaid orders, moves points and writes the history. */
const ORDER_LIMIT = 12;

export const orderGoals = ({ members, submit, notice, bare }: OrderSpeed): Goal[] => [
  goal(`order submit: p95 against writing a bare order, ${members} members`, ORDER_LIMIT, submit.p95 / bare.p95, '×'),
  goal(`order submit: p95, ${members} members at once`, 30, submit.p95, 'ms'),
  goal(`notification: p95 against writing a bare order, ${members} members`, ORDER_LIMIT, notice.p95 / bare.p95, '×'),
  goal(`notification: p95, ${members} members at once`, 30, notice.p95, 'ms'),
];

const TRACING_LIMITS: Record<Traced, number> = { off: 1.01, '1 %': 1.1, '100 %': 1.25 };

/** The upper bound is the goal; off against off shows the precision of the other values. */
export const tracingGoals = ({ ratios }: TracingSpeed): Goal[] =>
  Object.entries(ratios).flatMap(([call, of]) =>
    (Object.keys(TRACED) as Traced[]).map((traced) =>
      goal(
        `${call}: time with tracing ${traced} against off, upper bound`,
        TRACING_LIMITS[traced],
        of[traced].time.upper,
        '×',
      ),
    ),
  );

export const edgeGoals = ({ documents }: EdgeSpeed): Goal[] =>
  Object.entries(documents).map(([path, { ratio }]) =>
    atLeast(`documents of ${path}, of what a bare Node server sends with the same CPU`, 0.25, ratio.median),
  );

export const industryGoals = ({ nodes, cells, search, table }: IndustrySpeed): Goal[] => [
  goal(`search of the industry tree: p95 against reading all ${nodes} nodes`, 0.5, search.ours.p95 / search.bare, '×'),
  goal(`search of the industry tree: p95, ${nodes} nodes`, 50, search.ours.p95, 'ms'),
  goal('industry table, filtered and paged: p95 without indexes = 1', 0.5, table.ours.p95 / table.bare, '×'),
  goal(`industry table, filtered and paged: p95, ${cells} cells`, 150, table.ours.p95, 'ms'),
];

export const tradeGoals = ({ rows, query, page, export: exported }: TradeSpeed): Goal[] => {
  const many = `${(rows / 1e6).toFixed(1)} million lines`;
  const against = ({ ours, bare }: Compared) => ours.p95 / bare;
  return [
    goal(
      `trade query, 20 codes x 20 partners x 60 months: p95 without indexes and sums = 1, ${many}`,
      0.5,
      against(query),
      '×',
    ),
    goal(`trade query: p95, ${many}`, 300, query.ours.p95, 'ms'),
    goal('trade product page: p95 without indexes and sums = 1', 0.5, against(page), '×'),
    goal('trade product page: p95', 80, page.ours.p95, 'ms'),
    goal(`trade export of ${exported.rows} rows`, 3, exported.seconds, 's'),
    goal('trade export: memory', 150, exported.megabytes, 'MB'),
    goal('trade export: longest time without a turn for others', 200, exported.blocked, 'ms'),
  ];
};

/** Relative to a chart of 365 points: more points may take longer, but not proportionally. */
const CHART_LIMIT = 2;
/** ms; browsers report no shorter task, so that 0 means less than this. */
const LONG_TASK = 50;

export const chartGoals = ({ desk, phone, swipe, move, table, map }: ChartSpeed): Goal[] => [
  goal(
    'chart of 10,000 points: drawn, against one of 365',
    CHART_LIMIT,
    desk.shipped.ms.median / desk.year.ms.median,
    '×',
  ),
  goal('chart of 10,000 points: drawn', 150, desk.shipped.ms.median, 'ms'),
  goal(
    'chart of 10,000 points on a phone: longest task, against one of 365',
    CHART_LIMIT,
    phone.shipped.longest.median / Math.max(LONG_TASK, phone.year.longest.median),
    '×',
  ),
  goal(
    'swipe over the chart on a phone: p95 between frames, against a page without',
    1.5,
    swipe.shipped.gaps.p95 / swipe.nothing.gaps.p95,
    '×',
  ),
  goal('swipe over the chart on a phone: of its way not moved', 0.1, 1 - swipe.shipped.share, ''),
  goal('mouse over a chart of 10,000 points: script per move, CPU 4x', 8, move.median, 'ms'),
  goal(
    'table of 10,000 rows: first rows, against all rows in the page = 1',
    0.1,
    table.long.median / table.all.median,
    '×',
  ),
  goal('table of 10,000 rows: most rows in the page', 60, table.most, ''),
  goal('table of 10,000 rows: frames without a row while scrolled to its end', 0, table.empty, ''),
  goal('map: another year, against the first drawing', 0.8, map.phone.next.median / map.phone.first.median, '×'),
  goal('map: another year', 100, map.desk.next.median, 'ms'),
];

const loadGoals = (loads: PageLoads, profile: string, page: string): Goal[] => {
  const ratio = (key: 'lcp' | 'interactive', against: Variant) =>
    medianOf(loads, profile, page, 'shipped', key) / medianOf(loads, profile, page, against, key);
  const shipped = runsOf(loads, profile, page, 'shipped');
  const most = (pick: (load: ColdLoad) => number) => Math.max(...shipped.map(pick));
  const name = `${page}, ${profile}:`;
  return [
    goal(`${name} LCP against the browser monolith`, LCP_LIMITS[profile] ?? 0, ratio('lcp', 'monolith'), '×'),
    goal(`${name} LCP against the server-rendered monolith`, 1, ratio('lcp', 'monolith-server'), '×'),
    goal(
      `${name} interactive against the browser monolith`,
      INTERACTIVE_LIMITS[page] ?? 0,
      ratio('interactive', 'monolith'),
      '×',
    ),
    goal(
      `${name} layout shift`,
      0.02,
      most(({ cls }) => cls),
      '',
    ),
    goal(
      `${name} hydration warnings and errors`,
      0,
      most(({ warnings }) => warnings.length),
      '',
    ),
    goal(
      `${name} requests that block the first paint`,
      0,
      most(({ blocking }) => blocking),
      '',
    ),
    goal(
      `${name} request depth until interactive`,
      2,
      most(({ depth }) => depth),
      '',
    ),
  ];
};

export const goal = (title: string, limit: number, value: number, unit: string): Goal => ({
  title,
  limit,
  value,
  met: value <= limit,
  unit,
  least: false,
});

/** A share that must be reached. */
export const atLeast = (title: string, limit: number, value: number): Goal => ({
  title,
  limit,
  value,
  met: value >= limit,
  unit: '',
  least: true,
});

export const cases = (loads: PageLoads): { profile: string; page: string }[] => [
  ...new Map(loads.map(({ profile, page }) => [`${profile} ${page}`, { profile, page }])).values(),
];

export const runsOf = (loads: PageLoads, profile: string, page: string, variant: Variant): ColdLoad[] =>
  loads.find((load) => load.profile === profile && load.page === page && load.variant === variant)?.runs ?? [];

const medianOf = (loads: PageLoads, profile: string, page: string, variant: Variant, key: 'lcp' | 'interactive') =>
  spreadOf(runsOf(loads, profile, page, variant).map((load) => load[key])).median;
