import { type ChartSpeed, type DrawnOf, type MapDrawn, PHONE } from './chart-speed.ts';
import type { Drawing } from './charts/main.tsx';
import { type ColdLoad, CPU_SLOWDOWN, PROFILES } from './cold-load.ts';
import { cases, type Goal, goalsOf, type Measured, type Results, runsOf } from './goals.ts';
import type { PageLoads } from './page-loads.ts';
import type { PageSpeed } from './page-speed.ts';
import { fixed, latencyText, type Spread, spreadOf } from './statistics.ts';
import { VARIANT_TITLES, VARIANTS } from './variant-document.ts';

/** The results as text: measurements, then goals. */
export const reportOf = (results: Results): string =>
  [
    pagesText(results.pages),
    `vegetable/vegList: ${milliseconds(results.logins.alone)} ms alone, ${milliseconds(results.logins.underLoad)} ms under ` +
      `50 parallel logins (${fixed(results.logins.loginsPerSecond)} a second)`,
    ...results.parts.flatMap(({ lines }) => lines),
    '',
    goalTable(goalsOf(results)),
  ].join('\n');

export const pagesText = ({ scripts, loads }: PageSpeed): string =>
  [
    `Cold visits over HTTP/1.1, brotli, CPU ${CPU_SLOWDOWN}x, 1366x900; ${PROFILES.map(profileText).join('; ')}.`,
    'Median (least–most), milliseconds; interactive: the remote is mounted and shows its content.',
    ...cases(loads).flatMap(({ profile, page }) => ['', `${page}, ${profile}`, ...caseLines(loads, profile, page)]),
    '',
    ...Object.entries(scripts).map(
      ([page, { kilobytes, files }]) =>
        `${page}: ${fixed(kilobytes)} KB of scripts = ${files.map((file) => `${nameOf(file.url)} ${fixed(file.kilobytes)}`).join(' + ')}`,
    ),
  ].join('\n');

/** Report of `--only`. */
export const partReportOf = ({ lines, goals }: Measured): string => `${lines.join('\n')}\n\n${goalTable(goals)}`;

const DRAWING_TITLES: Record<Drawing, string> = {
  shipped: '10,000 points as shipped (thinned to 1,000: lowest, highest and gap of each stretch)',
  year: '365 points as shipped',
  whole: 'the library alone with all 10,000 points',
  polyline: 'a bare canvas with a line of 10,000 points',
  nothing: 'no chart',
};

export const chartText = ({ desk, phone, swipe, move, table: rows, map }: ChartSpeed) =>
  [
    `Charts, ms from the data to the frame after the drawing: median (least–most); on a phone: ${PHONE.viewport.width} px, ` +
      `${PHONE.deviceScaleFactor} pixels each, CPU ${CPU_SLOWDOWN}x.`,
    table(['', 'drawn', 'longest task', 'drawn, phone', 'longest task, phone'], drawnRows(desk, phone)),
    `swipe over the chart on a phone, ms between frames: ${latencyText(swipe.shipped.gaps)}, moved ${percent(swipe.shipped.share)}; ` +
      `without a chart ${latencyText(swipe.nothing.gaps)}, moved ${percent(swipe.nothing.share)}`,
    `mouse over the chart, ms of script per move, CPU ${CPU_SLOWDOWN}x: ${milliseconds(move)}`,
    `table of 10,000 rows: first rows after ${spreadText(rows.long)} ms, with all rows in the page ${spreadText(rows.all)} ms; ` +
      `at most ${rows.most} rows in the page, ${fixed(rows.slowest)} ms between frames while scrolled to ${rows.last}`,
    `map of the provinces, first year and another one: ${mapText(map.desk)}; on a phone ${mapText(map.phone)}`,
  ].join('\n');

const mapText = ({ first, next }: MapDrawn) => `${spreadText(first)} and ${spreadText(next)} ms`;

const drawnRows = (desk: DrawnOf, phone: DrawnOf): string[][] =>
  (Object.keys(DRAWING_TITLES) as Drawing[]).map((drawing) => [
    DRAWING_TITLES[drawing],
    spreadText(desk[drawing].ms),
    spreadText(desk[drawing].longest),
    spreadText(phone[drawing].ms),
    spreadText(phone[drawing].longest),
  ]);

const percent = (share: number) => `${(100 * share).toFixed(0)}%`;

const goalTable = (goals: Goal[]): string =>
  table(
    ['goal', 'limit', 'value', ''],
    goals.map(({ title, limit, value, met, unit, least }) => [
      title,
      `${least ? '≥' : '≤'} ${limit} ${unit}`.trim(),
      `${value.toFixed(least ? 3 : unit === 'MB' ? 0 : 2)} ${unit}`.trim(),
      met ? 'met' : 'NOT MET',
    ]),
  );

const caseLines = (loads: PageLoads, profile: string, page: string): string[] => {
  const reference = median(runsOf(loads, profile, page, 'monolith'), ({ lcp }) => lcp);
  const ready = median(runsOf(loads, profile, page, 'monolith'), ({ interactive }) => interactive);
  const rows = VARIANTS.map((variant) => {
    const runs = runsOf(loads, profile, page, variant);
    const spread = (pick: (load: ColdLoad) => number) => spreadText(spreadOf(runs.map(pick)));
    const middle = (pick: (load: ColdLoad) => number, digits = 0) => median(runs, pick).toFixed(digits);
    return [
      VARIANT_TITLES[variant],
      spread(({ fcp }) => fcp),
      spread(({ lcp }) => lcp),
      (median(runs, ({ lcp }) => lcp) / reference).toFixed(2),
      spread(({ interactive }) => interactive),
      (median(runs, ({ interactive }) => interactive) / ready).toFixed(2),
      middle(({ tbt }) => tbt),
      middle(({ cls }) => cls, 3),
      middle(({ kilobytes }) => kilobytes),
      middle(({ scriptKilobytes }) => scriptKilobytes),
      middle(({ requests }) => requests),
      middle(({ depth }) => depth),
    ];
  });
  return [table(['', 'FCP', 'LCP', '×', 'interactive', '×', 'TBT', 'CLS', 'KB', 'JS KB', 'req', 'depth'], rows)];
};

const table = (head: string[], rows: string[][]): string => {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [line(head), ...rows.map(line)].join('\n');
};

const median = (runs: ColdLoad[], pick: (load: ColdLoad) => number) => spreadOf(runs.map(pick)).median;
const spreadText = ({ median: middle, min, max }: Spread) =>
  `${middle.toFixed(0)} (${min.toFixed(0)}–${max.toFixed(0)})`;
const milliseconds = ({ median: middle, min, max }: Spread) =>
  `${middle.toFixed(2)} (${min.toFixed(2)}–${max.toFixed(2)})`;
const nameOf = (url: string) => url.split('/').slice(-1)[0]?.split('.')[0]?.slice(0, 30) ?? url;
const profileText = ({ name, latency, download, upload }: (typeof PROFILES)[number]) =>
  `${name}: ${latency} ms, ${kilobits(download)} down, ${kilobits(upload)} up`;
const kilobits = (bytes: number) => `${((bytes * 8) / 1000).toFixed(0)} kbit/s`;
