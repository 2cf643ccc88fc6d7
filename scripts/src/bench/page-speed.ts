import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readManifest } from '@bee/build/read-manifest';
import { ROOT } from '@bee/build/workspace';
import { buildHref, createRouteTable } from '@bee/domain/route';
import { prepareSite } from '../start/prepare-site.ts';
import { startBenchSite } from './bench-site.ts';
import { type BenchPage, benchPageLoads, type PageLoads } from './page-loads.ts';
import { type RouteScripts, routeScripts } from './route-scripts.ts';

export type PageSpeed = {
  scripts: Record<string, RouteScripts>;
  /** For every public page of mf-content. */
  routes: Record<string, RouteScripts>;
  loads: PageLoads;
};

const DATA_DIR = path.join(ROOT, '.tmp/bench-pages');

const PAGES: BenchPage[] = [
  { name: 'policy', path: '/home/article/detail/id/p-vegetable-cn', module: 'article/article' },
  {
    name: 'price',
    path: `/home/vegetable/detail/group/${encodeURIComponent('叶菜类')}/name/${encodeURIComponent('大白菜')}/type/1`,
    module: 'vegetable/detail',
  },
];

/** Pages whose scripts alone are measured. */
const MEASURED = {
  ...Object.fromEntries(PAGES.map((page) => [page.name, page.path])),
  form: '/user/profile',
  table: '/ops/review',
};

/** A public page of every remote, so that each has a render worker. */
const ONE_OF_EACH = ['/', '/home/vegetable/lists', '/ai', '/user/profile', '/sanqi/report'];

export const warmPages = async (site: string) => {
  for (let round = 0; round < 3; round += 1) {
    for (const page of [...ONE_OF_EACH, ...PAGES.map(({ path }) => path)]) await (await fetch(site + page)).text();
  }
};

export const measurePages = async (site: string, runs: number, log: (line: string) => void): Promise<PageSpeed> => ({
  scripts: Object.fromEntries(
    await Promise.all(
      Object.entries(MEASURED).map(async ([name, page]) => [name, await routeScripts(site, page)] as const),
    ),
  ),
  routes: await contentRoutes(site),
  loads: await benchPageLoads(site, PAGES, runs, log),
});

/** With a site of its own. */
export const benchPages = async (runs: number, log: (line: string) => void): Promise<PageSpeed> => {
  await prepareSite();
  rmSync(DATA_DIR, { recursive: true, force: true });
  mkdirSync(DATA_DIR, { recursive: true });
  const site = await startBenchSite(DATA_DIR, Number(process.env.PORT || 8490), { SAMPLE_SIZE: 'small' });
  try {
    await warmPages(site.url);
    return await measurePages(site.url, runs, log);
  } finally {
    await site.stop();
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
};

/**
 * Scripts of every public page of mf-content, by page id. The scripts of a document depend only on its route, so any id
 * will do.
 */
const contentRoutes = async (site: string): Promise<Record<string, RouteScripts>> => {
  const { name, pages } = await readManifest(path.join(ROOT, 'mf-content'));
  const table = createRouteTable([{ name, pages }]);
  const open = pages.filter(({ guard }) => guard === 'none');
  const measured = open.map(async (page) => {
    const [friendly] = page.paths;
    const named = [...(friendly?.pattern ?? '').matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => parameter);
    const params = Object.fromEntries(named.map((name) => [name, friendly?.params?.[name]?.[0] ?? '1']));
    return [page.id, await routeScripts(site, buildHref(table, page.id, params))] as const;
  });
  return Object.fromEntries(await Promise.all(measured));
};
