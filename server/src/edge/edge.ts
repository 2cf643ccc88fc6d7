import type { RenderedFrame, RenderedPage } from '@bee/contracts/page';
import type { SiteInfo } from '@bee/contracts/site-info';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import { signInternal } from '../http/internal-signature.ts';
import type { Settings } from '../settings.ts';
import { registerFeeds } from './feed/feed.routes.ts';
import { frameOrigins } from './frame-origins.ts';
import { followGeneration } from './generation.ts';
import { createInternalApi, InternalApiError } from './internal-api.ts';
import { registerPages } from './page.routes.ts';
import { createPageService } from './page.service.ts';
import { type ActiveComposition, withSite } from './release/active-composition.ts';
import { followComposition } from './release/composition-follower.ts';
import { createCompositionCheck } from './release/composition-signature.ts';
import { registerReleaseFiles } from './release/release-files.routes.ts';
import { openReleaseStore } from './release/release-store.ts';
import { createFragmentCache } from './render/fragment-cache.ts';
import { createRenderer, type Renderer } from './render/renderer.ts';
import { registerSharePictures } from './share/share-picture.routes.ts';
import { createSharePictures } from './share/share-pictures.ts';
import { registerSiteFiles } from './site/site-files.routes.ts';
import { registerWxLogin } from './site/wx-login.routes.ts';

type EdgeDeps = { settings: Settings; apiUrl: string; workerFile: string; clock: Clock; site: SiteInfo };

/** Pages, releases, sitemap: everything that is not API, on the composition that the store names. */
export const registerEdge = async (app: FastifyInstance, { settings, apiUrl, workerFile, clock, site }: EdgeDeps) => {
  const now = () => clock.now().getTime();
  const report = (problem: string) => app.log.warn(problem);
  const sign = () => signInternal(settings.internalSecret, now());
  const api = createInternalApi(apiUrl, sign);
  const store = openReleaseStore(settings.releaseStore);
  const follower = await followComposition(store, createCompositionCheck(settings.compositionKey), report);
  const generation = followGeneration(async () => (await api('site/getGeneration')).generation);
  const pages = createFragmentCache<RenderedPage>(generation.current, now);
  const frames = createFragmentCache<RenderedFrame>(() => '', now);

  let running: { active: ActiveComposition; renderer: Renderer } | null = null;
  const follow = () => {
    const composed = follower.current();
    const active = composed && withSite(composed, site);
    const before = running;
    running = active && { active, renderer: createRenderer({ active, store, workerFile, apiUrl, sign, report }) };
    pages.clear();
    frames.clear();
    // Renders under way in the old workers may end first.
    if (before) setTimeout(before.renderer.close, 5000).unref();
  };
  follow();
  follower.onChange(follow);

  await registerReleaseFiles(app, settings.releaseStore);
  registerSiteFiles(app, {
    publicUrl: settings.publicUrl,
    current: follower.current,
    readSource: (source, page) => api('site/getSitemap', { source, page }),
    generation: generation.current,
  });
  registerFeeds(app, {
    publicUrl: settings.publicUrl,
    current: follower.current,
    readFeed: (type) => api('site/getFeed', { type }),
    generation: generation.current,
  });
  registerSharePictures(app, {
    readCard: (id) => api('site/getShareCard', { id }).catch(noneWhereMissing),
    pictures: createSharePictures({ now }),
  });
  const { publicUrl, actionLog } = settings;
  registerWxLogin(app);
  registerPages(
    app,
    createPageService({
      publicUrl,
      current: () => running,
      pages,
      frames,
      report,
      log: actionLog.target,
      frameOrigins: frameOrigins(settings),
    }),
  );

  return {
    composition: () => follower.current()?.id ?? 'none',
    close: async () => {
      follower.close();
      generation.close();
      running?.renderer.close();
    },
  };
};

const noneWhereMissing = (error: unknown): null => {
  if (error instanceof InternalApiError && error.code === 404) return null;
  throw error;
};
