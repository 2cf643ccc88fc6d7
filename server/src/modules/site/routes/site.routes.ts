import type { FeedType } from '@bee/contracts/resource/site';
import { coverFacts } from '@bee/domain/cover-facts';
import { serveTouchedTags } from '../../../cache/serve-touched-tags.ts';
import type { Deps } from '../../../deps.ts';
import { NotFound } from '../../../http/errors.ts';
import { type Route, route } from '../../../http/route.ts';
import { columns, typeTitles } from '../../publishing/index.ts';
import { policySteps } from '../model/share-art.ts';
import { reportEdge } from '../service/report-edge.ts';
import { listSitemap } from '../store/site.repository.ts';
import { findShareCard, listFeed } from '../store/site-articles.repository.ts';

const columnOf = (wanted: FeedType) => {
  const column = Object.values(columns)
    .flat()
    .find(({ type }) => type === wanted);
  return { title: column?.title ?? '', desc: column?.desc ?? '' };
};

export const siteRoutes = (deps: Deps): Route[] => {
  const { db, settings } = deps;
  const readTouchedTags = serveTouchedTags(deps);
  return [
    route('site/getSitemap', ({ source, page }) => listSitemap(db, source, page)),
    route('site/getFeed', async ({ type }) => ({ ...columnOf(type), list: await listFeed(db, type) })),
    route('site/getShareCard', async ({ id }) => {
      const card = await findShareCard(db, id);
      if (!card) throw new NotFound('这篇文章不存在或已删除');
      const { type, key_points, policy, ...shown } = card;
      const art = policy ? policySteps(policy) : coverFacts(key_points);
      return { ...shown, column: typeTitles[type] ?? '', art };
    }),
    route('site/reportEdge', (report, context) => reportEdge({ db, settings }, report, context)),
    route('site/getTouchedTags', ({ since }) => readTouchedTags(since)),
  ];
};
