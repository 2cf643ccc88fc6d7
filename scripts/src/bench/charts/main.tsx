import { LineChart } from '@bee/charts';
import { addDays } from '@bee/domain/calendar-day';
import { type Column, DataTable } from '@bee/ui/content';
import { ChartDrawing, type ChartLine, LongTable } from '@bee/ui/data';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { mapOf, mapYears } from './map-years.tsx';
import { type Frames, nextFrame, recordFrames, watchTasks } from './observe.ts';
import { Polyline } from './polyline.tsx';

/** Page of chart-speed.ts: the components of the site on an empty page, and their baselines. */
export type ChartBench = {
  draw(drawing: Drawing): Promise<Drawn>;
  showTable(table: Table): Promise<number>;
  scrollTable(): Promise<TableScroll>;
  /** ms from passing the figures of the first year to the frame after the map shows them. */
  drawMap(): Promise<number>;
  /** The same for every other year on the mounted map, as in playback. */
  playMap(): Promise<number[]>;
  /** Records frames until `stopFrames`. */
  startFrames(): void;
  stopFrames(): Frames;
};

/**
 * `shipped`: 10,000 points as the site draws them. `year`: 365 points likewise. `whole`: the library with all 10,000.
 * `nothing`: no chart.
 */
export type Drawing = 'shipped' | 'year' | 'whole' | 'polyline' | 'nothing';

/**
 * Milliseconds from passing the data to the frame after the drawing, and of the longest task meanwhile; 0 when none
 * took 50.
 */
export type Drawn = { ms: number; longest: number };

/** `long`: as on the site. `all`: every row in the document. */
export type Table = 'long' | 'all';

/** `slowest`: ms between two frames. `empty`: frames without any row. */
export type TableScroll = { most: number; slowest: number; empty: number; last: string };

const POINTS = 10_000;
const HEIGHT = 340;
const FIRST_DAY = '1998-10-18';
/** ms to wait for a possible second drawing. */
const SETTLE = 600;

const stage = document.querySelector<HTMLElement>('#stage') as HTMLElement;
let root: Root = createRoot(stage);

const lineOf = (count: number): ChartLine => ({
  id: 'bench',
  name: '测试市场',
  unit: '元/公斤',
  points: Array.from({ length: count }, (_, place) => [
    addDays(FIRST_DAY, place),
    place % 97 === 0 ? null : Math.round(100 * (4 + Math.sin(place / 60) + ((place * 7919) % 101) / 101)) / 100,
  ]),
});

const lines = [lineOf(POINTS)];
const year = [lineOf(365)];

const drawings: Record<Drawing, ReactNode> = {
  shipped: <ChartDrawing lines={lines} label="一万个点" height={HEIGHT} />,
  year: <ChartDrawing lines={year} label="一年" height={HEIGHT} />,
  whole: <LineChart series={lines} label="一万个点" height={HEIGHT} />,
  polyline: <Polyline line={lines[0]?.points ?? []} height={HEIGHT} />,
  nothing: <div style={{ height: HEIGHT }} />,
};

const clear = async () => {
  root.unmount();
  root = createRoot(stage);
  window.scrollTo(0, 0);
  await new Promise((resolve) => setTimeout(resolve, SETTLE / 2));
};

const draw = async (drawing: Drawing): Promise<Drawn> => {
  await clear();
  const longest = watchTasks();
  const since = performance.now();
  root.render(drawings[drawing]);
  do await nextFrame();
  while (!isDrawn(drawing));
  const ms = performance.now() - since;
  await new Promise((resolve) => setTimeout(resolve, SETTLE));
  return { ms, longest: longest() };
};

/** The lines of the site are SVG; the middle of a canvas has pixels. */
const isDrawn = (drawing: Drawing): boolean => {
  if (drawing === 'nothing') return true;
  if (drawing === 'shipped' || drawing === 'year') return stage.querySelector('.bee-plot path') !== null;
  const canvas = stage.querySelector('canvas');
  const middle = canvas?.getContext('2d')?.getImageData(Math.floor(canvas.width / 2), 0, 4, canvas.height);
  return middle?.data.some((value) => value > 0) ?? false;
};

type Row = { day: string; values: (number | null)[] };

const rows: Row[] = (lines[0]?.points ?? []).map(([day, value]) => ({ day, values: [value, value, value] })).reverse();

const columns: Column<Row>[] = [
  { key: 'day', title: '日期', cell: ({ day }) => <time dateTime={day}>{day}</time> },
  ...['最低', '均价', '最高'].map((title, place) => ({
    key: title,
    title,
    unit: '元/公斤',
    numeric: true,
    cell: ({ values }: Row) => values[place]?.toFixed(2) ?? '—',
  })),
];

const table = { columns, rows, rowKey: ({ day }: Row) => day, caption: '一万行' };

const showTable = async (which: Table): Promise<number> => {
  await clear();
  const since = performance.now();
  root.render(which === 'long' ? <LongTable {...table} /> : <DataTable dense {...table} />);
  do await nextFrame();
  while (!stage.querySelector('tbody tr'));
  await nextFrame();
  return performance.now() - since;
};

/** Two viewport heights per frame: faster than a thumb. */
const scrollTable = async (): Promise<TableScroll> => {
  const frame = stage.querySelector('.bee-long-table');
  if (!frame) throw new Error('There is no long table on the page');
  const seen: TableScroll = { most: 0, slowest: 0, empty: 0, last: '' };
  const view = frame.getBoundingClientRect();
  let before = performance.now();
  for (let top = 0; top < frame.scrollHeight; top += 2 * frame.clientHeight) {
    frame.scrollTop = top;
    const now = await nextFrame();
    seen.slowest = Math.max(seen.slowest, now - before);
    before = now;
    const shown = [...frame.querySelectorAll('tbody tr')];
    seen.most = Math.max(seen.most, shown.length);
    const [first, last] = [shown[0]?.getBoundingClientRect(), shown.at(-1)?.getBoundingClientRect()];
    if (!first || !last || first.top >= view.bottom || last.bottom <= view.top) seen.empty += 1;
  }
  frame.scrollTop = frame.scrollHeight;
  await nextFrame();
  seen.last = [...frame.querySelectorAll('tbody th')].at(-1)?.textContent ?? '';
  return seen;
};

/** The map shows its caption, and a province the value of the year. */
const shows = (year: string): boolean =>
  stage.querySelector('[data-adcode="530000"]')?.getAttribute('aria-label')?.includes(year) ?? false;

const showYear = async (year: string): Promise<number> => {
  const since = performance.now();
  root.render(mapOf(year));
  do await nextFrame();
  while (!shows(year));
  return performance.now() - since;
};

const drawMap = async (): Promise<number> => {
  await clear();
  return showYear(mapYears[0] ?? '');
};

const playMap = async (): Promise<number[]> => {
  await drawMap();
  const times: number[] = [];
  for (const year of mapYears.slice(1)) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    times.push(await showYear(year));
  }
  return times;
};

let stopRecord = () => ({ gaps: [], moved: 0 }) as Frames;

const bench: ChartBench = {
  draw,
  showTable,
  scrollTable,
  drawMap,
  playMap,
  startFrames: () => {
    stopRecord = recordFrames();
  },
  stopFrames: () => stopRecord(),
};
Object.assign(window, { bench });
