import path from 'node:path';
import { readManifest } from '@bee/build/read-manifest';
import { ROOT } from '@bee/build/workspace';
import { buildHref, createRouteTable } from '@bee/domain/route';
import { type RouteScripts, routeScripts } from './route-scripts.ts';

/**
 * Scripts of every public page of mf-content, by the page's id. Which scripts a document asks for depends on the route
 * alone, so that any id stands for all.
 */
export const contentRoutes = async (site: string): Promise<Record<string, RouteScripts>> => {
  const { name, pages } = await readManifest(path.join(ROOT, 'mf-content'));
  const table = createRouteTable([{ name, pages }]);
  const open = pages.filter(({ guard }) => guard === 'none');
  const measured = open.map(async (page) => {
    const [friendly] = page.paths;
    const named = [...(friendly?.pattern ?? '').matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => parameter);
    const params = Object.fromEntries(named.map((one) => [one, friendly?.params?.[one]?.[0] ?? '1']));
    return [page.id, await routeScripts(site, buildHref(table, page.id, params))] as const;
  });
  return Object.fromEntries(await Promise.all(measured));
};
