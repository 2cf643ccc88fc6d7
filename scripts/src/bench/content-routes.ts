import path from 'node:path';
import { readManifest } from '@bee/build/read-manifest';
import { ROOT } from '@bee/build/workspace';
import { buildHref, createRouteTable } from '@bee/domain/route';
import { type RouteScripts, routeScripts } from './route-scripts.ts';

/**
 * Scripts of every public page of mf-content, by page id. The scripts of a document depend only on its route, so any id
 * will do.
 */
export const contentRoutes = async (site: string): Promise<Record<string, RouteScripts>> => {
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
