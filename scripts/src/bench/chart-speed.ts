import { findChromium } from '@bee/testing/find-chromium';
import { chromium, type Page } from '@playwright/test';
import { buildChartPage, openChartPage } from './chart-page.ts';
import type { ChartBench, Drawing, Drawn, Table, TableScroll } from './charts/main.tsx';
import { CPU_SLOWDOWN } from './cold-load.ts';
import { type Latencies, latenciesOf, type Spread, spreadOf } from './statistics.ts';

export type ChartSpeed = {
  desk: DrawnOf;
  phone: DrawnOf;
  /** Over a chart, and over an empty area of the same size. */
  swipe: Record<(typeof SWIPED)[number], Swipe>;
  /** ms of script per move of the mouse over the chart, CPU 4x. */
  move: Spread;
  /** ms until the frame with the first rows. */
  table: TableScroll & Record<Table, Spread>;
  /** ms until the frame with the figures: of the first year, and of another year on the mounted map. */
  map: Record<'desk' | 'phone', MapDrawn>;
};

export type MapDrawn = { first: Spread; next: Spread };

/** Milliseconds; see Drawn. */
export type DrawnOf = Record<Drawing, { ms: Spread; longest: Spread }>;

/** ms between frames, and the share of the finger's distance that the page scrolled. */
export type Swipe = { gaps: Latencies; share: number };

const DRAWINGS: Drawing[] = ['shipped', 'year', 'whole', 'polyline', 'nothing'];
const SWIPED = ['shipped', 'nothing'] as const;

export const DESK = { viewport: { width: 1366, height: 900 } };
export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };

/**
 * Draws every chart in rotation, on a desktop and on a slow phone, swipes over it there, and scrolls a table with the
 * same number of rows.
 */
export const benchCharts = async ({ runs }: { runs: number }, log: (line: string) => void): Promise<ChartSpeed> => {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('没有找到 Chromium，可用 CHROMIUM_PATH 指定');
  log('building the page of the charts …');
  const built = await buildChartPage();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const desk = await openChartPage(browser, built, DESK);
    const onDesk = await drawInTurns(desk, runs);
    log('charts on a desk: done');
    const table = {
      long: await timesOf(runs, () => show(desk, 'long')),
      all: await timesOf(runs, () => show(desk, 'all')),
    };
    await show(desk, 'long');
    const scrolled = await desk.evaluate(() => (window as unknown as InPage).bench.scrollTable());
    log('table: done');
    const move = await moveOver(desk, runs);
    const mapOnDesk = await drawMap(desk, runs);
    const phone = await openChartPage(browser, built, PHONE);
    const session = await phone.context().newCDPSession(phone);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const onPhone = await drawInTurns(phone, runs);
    const mapOnPhone = await drawMap(phone, runs);
    const swipe = {
      shipped: await swipeOver(phone, 'shipped', runs),
      nothing: await swipeOver(phone, 'nothing', runs),
    };
    log('charts on a phone: done');
    return {
      desk: onDesk,
      phone: onPhone,
      swipe,
      move,
      table: { ...scrolled, ...table },
      map: { desk: mapOnDesk, phone: mapOnPhone },
    };
  } finally {
    await browser.close();
  }
};

type InPage = { bench: ChartBench };

const draw = (page: Page, drawing: Drawing): Promise<Drawn> =>
  page.evaluate((shown) => (window as unknown as InPage).bench.draw(shown), drawing);

const show = (page: Page, table: Table): Promise<number> =>
  page.evaluate((shown) => (window as unknown as InPage).bench.showTable(shown), table);

/** The first drawing of each is not counted, because the browser is still parsing the code. */
const drawInTurns = async (page: Page, runs: number): Promise<DrawnOf> => {
  const drawn = new Map<Drawing, Drawn[]>(DRAWINGS.map((drawing) => [drawing, []]));
  for (let run = 0; run <= runs; run += 1) {
    for (const drawing of DRAWINGS) {
      const result = await draw(page, drawing);
      if (run > 0) drawn.get(drawing)?.push(result);
    }
  }
  return Object.fromEntries(
    [...drawn].map(([drawing, all]) => [
      drawing,
      { ms: spreadOf(all.map(({ ms }) => ms)), longest: spreadOf(all.map(({ longest }) => longest)) },
    ]),
  ) as DrawnOf;
};

const drawMap = async (page: Page, runs: number): Promise<MapDrawn> => {
  const first = await timesOf(runs, () => page.evaluate(() => (window as unknown as InPage).bench.drawMap()));
  const next: number[] = [];
  for (let run = 0; run < runs; run += 1)
    next.push(...(await page.evaluate(() => (window as unknown as InPage).bench.playMap())));
  return { first, next: spreadOf(next) };
};

const timesOf = async (runs: number, work: () => Promise<number>): Promise<Spread> => {
  const times: number[] = [];
  await work();
  for (let run = 0; run < runs; run += 1) times.push(await work());
  return spreadOf(times);
};

const MOVES = 60;

/** Script time of moves over the drawing, without that of input dispatch in the browser's other processes. */
const moveOver = async (page: Page, runs: number): Promise<Spread> => {
  await draw(page, 'shipped');
  const box = await page.locator('.bee-plot-reader').boundingBox();
  if (!box) throw new Error('There is no chart on the page');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const scriptMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN);
  };
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const before = await scriptMs();
    for (let move = 1; move <= MOVES; move += 1)
      await page.mouse.move(box.x + (box.width * move) / (MOVES + 1), box.y + box.height / 2);
    times.push(((await scriptMs()) - before) / MOVES);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.mouse.move(0, 0);
  return spreadOf(times);
};

/** px: from the lower edge of the chart to the upper one, in steps of a finger's move per frame. */
const [FROM, TO, STEP] = [340, 40, 10];
const STEP_MS = 16;
/** Idle time in which pending work finishes. */
const STILL_MS = 1000;

/** A finger that swipes up over the chart. */
const swipeOver = async (page: Page, drawing: Drawing, runs: number): Promise<Swipe> => {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 195, y }] });
  const gaps: number[] = [];
  let moved = 0;
  for (let run = 0; run < runs; run += 1) {
    await draw(page, drawing);
    await page.evaluate(() => (window as unknown as InPage).bench.startFrames());
    await touch('touchStart', FROM);
    for (let y = FROM - STEP; y >= TO; y -= STEP) {
      await touch('touchMove', y);
      await page.waitForTimeout(STEP_MS);
    }
    await touch('touchEnd');
    await page.waitForTimeout(STILL_MS);
    const frames = await page.evaluate(() => (window as unknown as InPage).bench.stopFrames());
    gaps.push(...frames.gaps);
    moved += frames.moved;
  }
  return { gaps: latenciesOf(gaps), share: moved / ((FROM - TO) * runs) };
};
