import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { findChromium } from '@bee/testing/find-chromium';
import { build } from 'esbuild';
import { type Browser, chromium, type Page } from 'playwright';
import { entryPointParts } from '../styles/entry-point-parts.ts';
import { ownRules } from '../styles/own-rules.ts';
import { buildStyles, styleOrder } from '../styles.ts';

/**
 * Prints as JSON, per sample, the computed styles that differ between the static stylesheets and antd's runtime styles.
 */
const folder = await mkdtemp(path.join(tmpdir(), 'bee-styles-'));
const browser = await launch();
try {
  await writePages(folder);
  console.log(JSON.stringify(await compareAll(browser, pathToFileURL(folder).href)));
} finally {
  await browser.close();
  await rm(folder, { recursive: true });
}

async function compareAll(browser: Browser, base: string): Promise<Record<string, SampleResult>> {
  const newPage = () => browser.newPage({ viewport: { width: 1366, height: 900 }, reducedMotion: 'reduce' });
  const pages = [await newPage(), await newPage()] as const;
  await pages[0].goto(`${base}/static.html`);
  const names = await pages[0].evaluate(() => (window as unknown as { sampleNames: string[] }).sampleNames);
  const results: Record<string, SampleResult> = {};
  for (const name of names) results[name] = await settledComparison(pages, base, name);
  return results;
}

/** Repeats the comparison: a popup in motion differs by chance, a missing rule differs every time. */
async function settledComparison(pages: readonly [Page, Page], base: string, name: string): Promise<SampleResult> {
  let result = await compareSample(pages, base, name);
  for (let attempt = 1; attempt < 3 && result.differences.length > 0; attempt += 1) {
    result = await compareSample(pages, base, name);
  }
  return result;
}

/** The values of all properties in the order of `names`, which spares naming them for each element. */
type Snapshot = { names: string[]; elements: { path: string; values: string[] }[] };
type SampleResult = { elements: number; differences: string[]; styleTags: number };

async function compareSample(pages: readonly [Page, Page], base: string, name: string): Promise<SampleResult> {
  const [runtime, fixed] = await Promise.all([
    snapshot(pages[0], base, 'runtime', name),
    snapshot(pages[1], base, 'static', name),
  ]);
  const styleTags = await pages[1].evaluate(scrollLockApart);
  const differences = runtime.elements.flatMap(({ path: where, values }, index) => {
    const other = fixed.elements[index];
    if (other?.path !== where) return [`${where}: not the same element (${other?.path})`];
    return runtime.names.flatMap((name, at) =>
      values[at] === other.values[at] ? [] : [`${where} ${name}: ${values[at]} → ${other.values[at]}`],
    );
  });
  return { elements: runtime.elements.length, differences, styleTags };
}

/** Style tags that antd added, except the one that locks scrolling behind a modal. */
function scrollLockApart(): number {
  const added = [...document.querySelectorAll('style:not([data-entry-point])')];
  return added.filter(({ textContent }) => !textContent?.includes('overflow-y: hidden')).length;
}

/**
 * True when the sample is rendered and nothing has moved since the last two checks. antd places a popup off-screen
 * until its position is known and marks moving elements; on a busy machine nothing may be rendered yet.
 */
function settled(): boolean {
  const looks = window as unknown as { lastLook?: string; sameLooks?: number };
  const boxes = [...document.body.querySelectorAll('*')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return `${element.className} ${x} ${y} ${width} ${height}`;
  });
  const look = boxes.join();
  looks.sameLooks = look === looks.lastLook ? (looks.sameLooks ?? 0) + 1 : 0;
  looks.lastLook = look;
  const moving = document.querySelector('[style*="-1000vw"], [class*="-active"][class*="-appear"]');
  return boxes.length > 3 && !moving && looks.sameLooks > 2;
}

async function snapshot(page: Page, base: string, mode: string, name: string): Promise<Snapshot> {
  await page.goto('about:blank');
  await page.goto(`${base}/${mode}.html#${mode}/${encodeURIComponent(name)}`);
  await page.waitForTimeout(300);
  await page.waitForFunction(settled, null, { timeout: 20_000, polling: 100 });
  return page.evaluate(() => {
    const names = [...getComputedStyle(document.body)].filter((property) => !property.startsWith('--'));
    const elements = [...document.body.querySelectorAll('*:not(script)')].map((element) => {
      const computed = getComputedStyle(element);
      const parent = element.parentElement;
      const place = parent ? [...parent.children].indexOf(element) : 0;
      return {
        path: `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}:${place}`,
        values: names.map((property) => computed.getPropertyValue(property)),
      };
    });
    return { names, elements };
  });
}

async function writePages(folder: string): Promise<void> {
  await build({
    entryPoints: [fileURLToPath(new URL('page.tsx', import.meta.url))],
    outfile: path.join(folder, 'page.js'),
    bundle: true,
    minify: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const sheets = await buildStyles();
  const fixed = styleOrder(Object.keys(entryPointParts)).map((entryPoint) => sheets[entryPoint]);
  await writeFile(path.join(folder, 'static.html'), html(fixed));
  await writeFile(path.join(folder, 'runtime.html'), html([sheets.content, ...Object.values(ownRules)]));
}

function html(sheets: string[]): string {
  const styles = sheets.map((css) => `<style data-entry-point>${css}</style>`).join('');
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8">${styles}<body><script src="page.js"></script></body></html>`;
}

function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
  });
}
