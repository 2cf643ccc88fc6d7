import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { compile } from '@bee/build/compile';
import { browserBase } from '@bee/build/config';
import { ROOT } from '@bee/build/workspace';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

const FOLDER = path.join(ROOT, '.tmp/bench-charts');
const ADDRESS = 'http://charts.bench/';

export type ChartPage = { script: string; styles: string };

/** The page of charts/main.tsx with the styles of the site, built like a release. */
export const buildChartPage = async (): Promise<ChartPage> => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const base = browserBase({ dir: ROOT, out: FOLDER }, 'charts');
  const stats = await compile([
    {
      ...base,
      name: 'charts',
      entry: { main: path.join(import.meta.dirname, 'charts/main.tsx') },
      output: { ...base.output, publicPath: '/' },
    },
  ]);
  const script = stats.charts?.entrypoints?.main?.assets?.find(({ name }) => name.endsWith('.js'))?.name;
  if (!script) throw new Error('The page of the charts has no script');
  process.env.NODE_ENV = 'production'; // antd extracts complete styles only then
  const { buildStyles } = await import('@bee/ui/styles');
  const { content, data } = await buildStyles();
  return { script, styles: `${content}\n${data}` };
};

/** Opens it in a new window, without a server; the content after the chart is longer than any screen. */
export const openChartPage = async (
  browser: Browser,
  { script, styles }: ChartPage,
  screen: BrowserContextOptions,
): Promise<Page> => {
  const context = await browser.newContext({ locale: 'zh-CN', ...screen });
  const page = await context.newPage();
  const html =
    `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<style>${styles}</style><div style="padding:16px"><div id="stage"></div>` +
    `${'<p>价格由各市场报送，缺报的日子留空，不插值。</p>'.repeat(200)}</div><script src="/${script}"></script></html>`;
  await page.route(`${ADDRESS}**`, (route) => {
    const name = path.basename(new URL(route.request().url()).pathname);
    if (!name) return route.fulfill({ contentType: 'text/html', body: html });
    return name.endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: readFileSync(path.join(FOLDER, name)) })
      : route.fulfill({ status: 404 });
  });
  await page.goto(ADDRESS);
  await page.waitForFunction('window.bench');
  return page;
};
