import type { SiteFile } from '@bee/contracts/site-info';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Cache } from '../cache/cache.ts';
import { followTags } from '../cache/follow-tags.ts';
import type { Clock } from '../clock.ts';
import { countedPerNetwork } from '../composer/rules.ts';
import { EDGE_HEADER, signAsEdge, signInternal } from '../http/internal-signature.ts';
import { createRequestIds } from '../http/request-id.ts';
import type { Settings } from '../settings.ts';
import { registerDevelop } from './develop/develop.routes.ts';
import { createDevelopments } from './develop/developments.ts';
import { createEdgeCaches } from './edge-caches.ts';
import { registerFeeds } from './feed/feed.routes.ts';
import { frameOrigins } from './frame-origins.ts';
import { describeHosts, type OwnHost, readOwnHosts, servedHosts } from './host/own-hosts.ts';
import { createSites, type Site, type Sites } from './host/sites.ts';
import { createInternalApi, InternalApiError } from './internal-api.ts';
import { namedThingExists } from './named-thing.ts';
import { observe } from './observe/observations.ts';
import { registerPages } from './page.routes.ts';
import { createPageService } from './page.service.ts';
import { registerPreview } from './preview/preview.routes.ts';
import { createPreviews } from './preview/previews.ts';
import { type ActiveComposition, activate, withSite } from './release/active-composition.ts';
import { followStore } from './release/follow-store.ts';
import { registerReleaseFiles } from './release/release-files.routes.ts';
import { measureRenders } from './render/render-metrics.ts';
import { createRenderPools } from './render/render-pools.ts';
import { createRenderer } from './render/renderer.ts';
import { followVariants } from './rollout/follow-variants.ts';
import { registerVisits } from './rollout/visit.routes.ts';
import { createVisitors } from './rollout/visitors.ts';
import { readPriceCard } from './share/price-card.ts';
import { registerSharePictures } from './share/share-picture.routes.ts';
import { createSharePictures, type SharePictures } from './share/share-pictures.ts';
import { registerSiteFiles } from './site/site-files.routes.ts';
import { registerWxLogin } from './site/wx-login.routes.ts';
import { createStoredDocuments } from './stored-documents.ts';

type EdgeDeps = { settings: Settings; apiUrl: string; workerFile: string; clock: Clock; site: SiteFile };

/** Registers pages, releases, sitemap and everything else that is not API, for the composition that the store names. */
export const registerEdge = async (
  app: FastifyInstance,
  { settings, apiUrl, workerFile, clock, site: file }: EdgeDeps,
) => {
  const { hosts: configured, ...info } = file;
  const { publicUrl, actionLog } = settings;
  const now = () => clock.now().getTime();
  const report = (problem: string) => app.log.warn(problem);
  const sign = () => signInternal(settings.internalSecret, now());
  const api = createInternalApi(apiUrl, sign);
  const apiAsEdge = createInternalApi(apiUrl, sign, () => ({
    [EDGE_HEADER]: signAsEdge(settings.internalSecret, now()),
  }));
  const { store, follower, served, onRefused } = await followStore({ settings, clock, report });
  let problemsServed = (): string[] => [];
  const observations = observe({
    edge: settings.operations.edgeName,
    secret: settings.internalSecret,
    now,
    state: () => {
      const { problem, ...state } = follower.state();
      return { ...state, problem: [problem, ...problemsServed()].filter(Boolean).join('；') };
    },
    verified: settings.compositionKey !== undefined,
    rendersPerNetwork: countedPerNetwork(settings.operations.evidenceAddresses),
    send: (seen) => apiAsEdge('site/reportEdge', seen),
    onFloor: follower.setFloor,
    report,
  });
  onRefused(({ name, release }) => observations.refused(name, release));
  const tags = followTags((since) => api('site/getTouchedTags', { since }));
  const { documents, frames, files, pictures } = createEdgeCaches(app, {
    settings,
    tagVersions: tags.versions,
    now,
    report,
  });
  const meter = measureRenders(app.metrics);
  const stored = createStoredDocuments({
    trustProxy: settings.trustProxy,
    newRequestId: createRequestIds(settings).of,
    onServed: ({ document, ms, address }) => {
      observations.document({ ...document, ms, ip: address });
      app.countAnswer({ method: 'GET', route: '/*', status: 200 }, ms / 1000);
    },
    log: ['info', 'debug', 'trace'].includes(settings.logLevel) ? (line) => app.log.info(line, 'request') : null,
  });

  app.addHook('preClose', async () => stored.end());

  const ownHosts = readOwnHosts(configured, publicUrl, report);
  const paused = new Set<string>();
  const serve = () => {
    const shared = createRenderPools();
    return (composed: ActiveComposition): Sites => {
      const hosts = servedHosts(composed, ownHosts, report);
      const open = (own: OwnHost | null) => {
        const active = withSite(composed, info, describeHosts(publicUrl, hosts, own));
        return {
          active,
          renderer: createRenderer({ active, store, workerFile, shared, apiUrl, meter, sign, report, paused }),
        };
      };
      return createSites({ mainUrl: publicUrl, active: composed, hosts, open });
    };
  };
  const site = await followVariants<Sites>({
    follower,
    activate: (composition) => activate(store, composition),
    serve,
    onSwitch: () => {
      documents.clear();
      frames.clear();
      stored.clear();
    },
    report,
  });
  problemsServed = () => [...site.problems(), ...paused];
  const previews = createPreviews({
    secret: settings.internalSecret,
    now,
    current: follower.current,
    activate: (composition) => activate(store, composition),
    serve: (active) => serve()(active),
    admit: served.preview,
  });
  const placeAt = (host: string | null) => site.stable()?.at(host) ?? null;
  const visitors = createVisitors({
    secret: settings.internalSecret,
    secure: publicUrl.startsWith('https:'),
    canaries: {
      isRunning: site.hasCanary,
      meet: (buckets) => site.id(buckets) !== site.id(),
      releases: (buckets) => site.releases(buckets),
    },
    logs: actionLog.target !== null,
    now,
  });

  await registerReleaseFiles(app, { store, served, look: follower.look });
  registerContentFiles(app, {
    publicUrl,
    current: placeAt,
    cache: files,
    pictures: createSharePictures({ now, cache: pictures }),
    api,
  });
  registerWxLogin(app);
  registerVisits(app, visitors, observations, settings.rateLimit);
  const { devOrigins } = settings.operations;
  await registerDevelop(app, devOrigins);
  await registerPreview(app, { read: previews.read, secure: publicUrl.startsWith('https:'), now });
  registerPages(
    app,
    createPageService({
      publicUrl,
      current: (host, visitor) => site.of(visitor)?.at(host) ?? null,
      exists: namedThingExists(api),
      documents,
      frames,
      report,
      log: actionLog.target,
      frameOrigins: frameOrigins(settings),
      countsVisits: () => actionLog.target !== null || site.hasCanary(),
    }),
    visitors,
    observations,
    createDevelopments({ secret: settings.internalSecret, origins: devOrigins, now }),
    previews,
    settings.rateLimit,
    stored,
  );

  return {
    /** Asked for every request, also for files: it admits those of a preview whose page another edge has sent. */
    composition: (request?: FastifyRequest) =>
      (request && previews.of(request)?.id) ??
      site.id(request && site.hasCanary() ? visitors.read(request) : undefined) ??
      'none',
    /** Answers a request from memory, before all hooks; false if it takes the usual way. */
    answerStored: stored.answer,
    close: async () => {
      follower.close();
      tags.close();
      previews.close();
      site.close();
      await observations.close();
    },
  };
};

type ContentFiles = {
  publicUrl: string;
  current(host: string | null): Site | null;
  cache: Cache;
  pictures: SharePictures;
  api: ReturnType<typeof createInternalApi>;
};

/** Sitemaps, feeds and share pictures: what the API tells about the content. */
const registerContentFiles = (app: FastifyInstance, { publicUrl, current, cache, pictures, api }: ContentFiles) => {
  registerSiteFiles(app, {
    current,
    readSource: (context) => (source, page) => api('site/getSitemap', { source, page }, context),
    cache,
  });
  registerFeeds(app, {
    publicUrl,
    current,
    readFeed: (type, context) => api('site/getFeed', { type }, context),
    cache,
  });
  registerSharePictures(app, {
    readCard: (id, reader) =>
      cache.get(`card ${id}`, { freshSeconds: 600, keepSeconds: 3600, reader }, (context) =>
        api('site/getShareCard', { id }, context).catch(noneWhereUnknown),
      ),
    readPrice: (product, reader) =>
      cache.get(`price card ${JSON.stringify(product)}`, { freshSeconds: 600, keepSeconds: 3600, reader }, (context) =>
        readPriceCard(api, product, context).catch(noneWhereUnknown),
      ),
    pictures,
  });
};

/** Names come from addresses; the API refuses those that cannot exist. */
const noneWhereUnknown = (error: unknown): null => {
  if (error instanceof InternalApiError && [404, 422].includes(error.code)) return null;
  throw error;
};
