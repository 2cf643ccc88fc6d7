import type { Deps } from '../../deps.ts';
import { type Route, route } from '../../http/route.ts';
import { listSitemap, readGeneration } from './site.repository.ts';

export const siteRoutes = ({ db }: Deps): Route[] => [
  route('site/getSitemap', ({ source, page }) => listSitemap(db, source, page)),
  route('site/getGeneration', async () => ({ generation: await readGeneration(db) })),
];
