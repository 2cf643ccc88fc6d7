import type { ChartSpeed } from './chart-speed.ts';
import type { ColdLoad } from './cold-load.ts';
import type { LoginLoad } from './login-load.ts';
import type { PageLoads } from './page-loads.ts';
import type { PageSpeed } from './page-speed.ts';
import { spreadOf } from './statistics.ts';
import type { Variant } from './variant-document.ts';

export type Results = {
  starts: { firstMs: number; secondMs: number; residentMegabytes: number };
  logins: LoginLoad;
  pages: PageSpeed;
  parts: Measured[];
};

/** Result of one measurement: lines of the report, related goals, and figures for the file of results. */
export type Measured = { lines: string[]; goals: Goal[]; figures?: unknown[] };

export const joined = (all: Measured[]): Measured => ({
  lines: all.flatMap(({ lines }) => lines),
  goals: all.flatMap(({ goals }) => goals),
  figures: all.flatMap(({ figures = [] }) => figures),
});

/** `least`: the value must reach the limit; otherwise it must not exceed it. */
export type Goal = { title: string; limit: number; value: number; met: boolean; unit: string; least: boolean };

const LCP_LIMITS: Record<string, number> = { 'slow 4G': 0.3, 'fast 4G': 0.4 };
const CONTENT_LIMIT_KB = 135;
const SCRIPT_LIMIT_KB: Record<string, number> = { policy: CONTENT_LIMIT_KB, price: 200, form: 320, table: 390 };
const INTERACTIVE_LIMITS: Record<string, number> = { policy: 0.85, price: 0.95 };

/** All measurements with a limit, in one list. */
export const goalsOf = ({ starts, logins, pages, parts }: Results): Goal[] => [
  ...pageGoals(pages),
  goal('vegetable/vegList: latency under 50 parallel logins', 1.5, logins.ratio.median, '×'),
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
