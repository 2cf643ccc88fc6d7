import { findChromium } from '@bee/testing/find-chromium';
import { chromium } from '@playwright/test';
import { type ColdLoad, coldLoad, PROFILES } from './cold-load.ts';
import { buildMonolith } from './monolith-build.ts';
import { VARIANTS, type Variant, variantDocument } from './variant-document.ts';
import { startVariantSite } from './variant-site.ts';

export type BenchPage = { name: string; path: string; module: string };

/** Profile, page and variant of a visit, and the measurements of each run. */
export type PageLoads = { profile: string; page: string; variant: Variant; runs: ColdLoad[] }[];

/** Visits every page in every variant, alternating, so that background load affects all of them equally. */
export const benchPageLoads = async (
  target: string,
  pages: BenchPage[],
  runs: number,
  log: (line: string) => void,
): Promise<PageLoads> => {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('没有找到 Chromium，可用 CHROMIUM_PATH 指定');
  log('building the monolith …');
  const monolith = await buildMonolith();
  const moduleAt = new Map(pages.map(({ path, module }) => [path, module]));
  const sites = await Promise.all(
    VARIANTS.flatMap((variant) =>
      pages.map(async (page) => ({
        variant,
        page,
        site: await startVariantSite({
          target,
          folder: monolith.folder,
          change: (html) => variantDocument(html, variant, moduleAt.get(page.path) ?? '', monolith),
        }),
      })),
    ),
  );
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const loads: PageLoads = PROFILES.flatMap(({ name: profile }) =>
      sites.map(({ variant, page }) => ({ profile, page: page.name, variant, runs: [] })),
    );
    for (const { site, page } of sites) await (await fetch(site.url + page.path)).text();
    for (let run = 0; run < runs; run += 1) {
      for (const [row, profile] of PROFILES.entries()) {
        for (const [place, { site, page }] of inTurn([...sites.entries()], run)) {
          const load = await coldLoad(browser, site.url + page.path, profile);
          loads[row * sites.length + place]?.runs.push(load);
        }
        log(`run ${run + 1} of ${runs}, ${profile.name}: done`);
      }
    }
    return loads;
  } finally {
    await browser.close();
    for (const { site } of sites) site.close();
  }
};

/** Rotates the order, so that no item is always first or after the same neighbour. */
const inTurn = <Item>(items: Item[], run: number): Item[] => {
  const start = run % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
};
