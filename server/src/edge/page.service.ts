import type { ManifestPage } from '@bee/contracts/manifest';
import type { DocumentViewer, Head, LogTarget, RenderedFrame, RenderedPage } from '@bee/contracts/page';
import { refusalStatus } from '@bee/domain/guard';
import { queryOf } from '@bee/domain/query-of';
import { renamedQuery } from '@bee/domain/renamed-query';
import type { RouteMatch } from '@bee/domain/route';
import { pageSheets } from '@bee/releases/sheet/page-sheets';
import type { Cache } from '../cache/cache.ts';
import { LoadAbandoned } from '../cache/load-abandoned.ts';
import type { Development } from '../http/development-cookie.ts';
import { developOrigins } from './develop/develop-document.ts';
import { contentSecurityPolicy, makeNonce } from './document/content-security-policy.ts';
import { assembleDocument } from './document/document.ts';
import { routeFiles } from './document/route-files.ts';
import { feedOf } from './feed/feed-links.ts';
import { foreignPath, matchAt } from './host/match-at.ts';
import type { Site } from './host/sites.ts';
import { type ActiveComposition, releaseBase, sheetName } from './release/active-composition.ts';
import { ApiUnavailable, RenderRejected } from './render/render-pool.ts';
import { widgetsIn } from './render/renderer.ts';
import { NOBODY, type Visitor } from './rollout/visitors.ts';

export type PageAnswer = {
  status: 200 | 401 | 404 | 500 | 503;
  html: string;
  policy: string;
  composition: string;
  /** How the page was rendered, for logs and tests. */
  render: 'server' | 'client' | 'fallback' | 'none';
  /** Remote that owns the page; null if there is none. */
  remote: string | null;
  /** Id of the page in the remote's manifest; null if no page has this address. */
  page: string | null;
  /** Releases of the page's composition, by name. */
  releases: Record<string, string>;
  /** Rendered for a frame on another site. */
  embedded: boolean;
};

export type PageService = {
  /** Main-site address of a page that this host does not show; null if `answer` handles the request. */
  elsewhere(request: { url: string; host: string | null; visitor?: Visitor }): string | null;
  /** Path and query under today's names of the query's keys; null if it has them already. */
  renamed(request: { url: string; host: string | null; visitor?: Visitor }): string | null;
  answer(request: {
    url: string;
    viewer: DocumentViewer;
    requestId: string;
    host?: string | null;
    visitor?: Visitor;
    /** Remote loaded from a development server; the browser then renders everything. */
    development?: Development | null;
    /** Aborted when the reader has left. */
    signal?: AbortSignal | undefined;
  }): Promise<PageAnswer>;
};

type Parts = {
  publicUrl: string;
  current(host: string | null, visitor: Visitor): Site | null;
  pages: Cache;
  frames: Cache;
  /** Must not contain the address, which may hold a search word or a name. */
  report(problem: string): void;
  log: LogTarget | null;
  /** Origins of other sites that pages show in a frame. */
  frameOrigins: string[];
};

type Match = RouteMatch<ManifestPage>;
type Reader = { viewer: DocumentViewer; signal: AbortSignal | undefined };

/** Address that matches no page. */
const NO_PAGE = '/404';

const EMPTY_FRAME: RenderedFrame = { top: '', navigation: '', bottom: '', frame: null, notFound: '' };

export const createPageService = (parts: Parts): PageService => {
  const { publicUrl, current, log } = parts;
  const { framed, pageOf } = createFragments(parts);

  return {
    elsewhere: ({ url, host, visitor = NOBODY }) => {
      const place = current(host, visitor);
      const path = place && foreignPath(place, url);
      return path === null ? null : publicUrl + path;
    },
    renamed: ({ url: requested, host, visitor = NOBODY }) => {
      const place = current(host, visitor);
      if (!place) return null;
      const { url, match } = matchAt(place, requested);
      const query = renamedQuery(match?.page.renamed, url.searchParams);
      return query && `${url.pathname}?${query}`;
    },
    answer: async ({
      url: requested,
      viewer,
      requestId,
      host = null,
      visitor = NOBODY,
      development = null,
      signal,
    }) => {
      const reader = { viewer, signal };
      const place = current(host, visitor);
      const nonce = makeNonce();
      if (!place) {
        const policy = contentSecurityPolicy(nonce);
        const nothing = { composition: 'none', render: 'none', remote: null, page: null } as const;
        return { status: 503, html: notComposed(requestId), policy, releases: {}, embedded: false, ...nothing };
      }
      const { active, own, absolute } = place;
      const { url, match } = matchAt(place, requested);
      const embedded = !development && isEmbedded(match, url);
      const policy = policyOf(parts, place, { nonce, embedded, development });
      const answered = development ? null : await pageOf(place, match, url, reader);
      const refusal = match ? refusalOf(match, viewer) : undefined;
      // If the API rejects the address, the browser repeats the request and shows the error.
      const isWrong = answered === 'refused';
      // If the API is unavailable, it also repeats the request: 503 is for caches and search engines.
      const isUnavailable = answered === 'unavailable';
      const page = typeof answered === 'string' ? null : answered;
      const frame = await framed(place, url, reader, page?.head?.section);
      const isMissing = !match || isWrong || page?.status === 404;
      const status = refusal ?? (isUnavailable ? 503 : isMissing ? 404 : 200);
      const remote = match?.remote ?? own?.remote ?? null;
      const release = remote ? active.remotes[remote] : undefined;
      const html = assembleDocument({
        active,
        nonce,
        absolute,
        siteName: own?.title,
        canonical: status === 200 ? canonicalOf(place, page?.head ?? null, match) : null,
        head: (match && page?.head) ?? headOf(match, isWrong || !match || !active.remotes[match.remote]),
        feed: match ? feedOf(match.page.id, match.params.type) : null,
        layout: own ? 'bare' : (match?.page.layout ?? 'main'),
        embedded,
        viewer,
        frame,
        remote,
        html: remote ? (page?.html ?? SKELETON) : frame.notFound,
        rendered:
          remote && page && release ? { remote, release: release.release, data: page.data, ...outcomeOf(page) } : null,
        // The styles of the remote in development are loaded from its server.
        styles: styleNames(active, remote, match).filter((name) => !name.startsWith(`own:${development?.remote}@`)),
        files: routeFiles(
          active,
          remote,
          match?.page ?? null,
          page ? widgetsIn(page.html) : (match?.page.widgets ?? []),
        ),
        main: releaseBase(active.shell) + active.shell.entry,
        log: development ? null : log,
        development,
      });
      const render = remote ? (page ? 'server' : page === null ? 'client' : 'fallback') : 'none';
      const ids = { composition: active.id, remote, page: match?.page.id ?? null, releases: releasesOf(active) };
      return { status, html, policy, render, embedded, ...ids };
    },
  };
};

/** Visitors get a stale page at once. Members wait after a change, because it may be their own. */
const rulesFor = ({ viewer, signal }: Reader) => ({
  freshSeconds: 60,
  keepSeconds: 3600,
  waitForTags: viewer === 'member',
  reader: signal,
});

/** Renders the parts of a page through their caches; a failed render is reported and leaves the part to the browser. */
const createFragments = ({ pages, frames, report }: Pick<Parts, 'pages' | 'frames' | 'report'>) => {
  const framed = async (place: Site, url: URL, reader: Reader, section?: string) => {
    const { active, renderer, url: base } = place;
    const { viewer } = reader;
    const address = { pathname: url.pathname, search: url.search, viewer, section };
    try {
      const key = [active.id, base, viewer, url.pathname, url.search, section].join(' ');
      return await frames.get(key, rulesFor(reader), ({ signal }) => renderer.frame(address, signal));
    } catch (error) {
      if (error instanceof LoadAbandoned) throw error;
      report(`frame: ${(error as Error).message}`);
      return EMPTY_FRAME;
    }
  };

  /** @returns undefined for a failure of the release */
  const failed = (error: unknown, what: string) => {
    if (error instanceof LoadAbandoned) throw error;
    if (error instanceof RenderRejected) return 'refused' as const;
    if (error instanceof ApiUnavailable) return 'unavailable' as const;
    report(`${what}: ${(error as Error).message.split('\n')[0]}`);
    return undefined;
  };

  const rendered = async ({ active, renderer, url: base }: Site, match: Match, url: URL, reader: Reader) => {
    const { viewer } = reader;
    // The shell's own pages are rendered in the browser only.
    if (!active.remotes[match.remote]) return null;
    // A refusal by the guard needs no data, so the server answers it even for pages that only the browser renders.
    if (match.page.render === 'client' && !refusalOf(match, viewer)) return null;
    const search = declaredSearch(match.page, url);
    const address = { pathname: url.pathname, search, viewer };
    const key = [active.id, base, viewer, match.remote, url.pathname, search].join(' ');
    try {
      return await pages.get(key, rulesFor(reader), (context) => renderer.page(match.remote, address, context));
    } catch (error) {
      return failed(error, `${match.remote} ${match.page.id}`);
    }
  };

  /** 404 page of a remote on its own host; the same for every address. */
  const missing = async ({ active, renderer, url: base }: Site, remote: string, reader: Reader) => {
    const { viewer } = reader;
    const address = { pathname: NO_PAGE, search: '', viewer };
    const key = [active.id, base, viewer, remote, 'missing'].join(' ');
    try {
      return await pages.get(key, rulesFor(reader), (context) => renderer.page(remote, address, context));
    } catch (error) {
      return failed(error, `${remote} 404`);
    }
  };

  const pageOf = (place: Site, match: Match | null | undefined, url: URL, reader: Reader) => {
    if (match) return rendered(place, match, url, reader);
    return place.own ? missing(place, place.own.remote, reader) : null;
  };

  return { framed, pageOf };
};

const policyOf = (
  { publicUrl, log, frameOrigins }: Parts,
  { own, url }: Site,
  { nonce, embedded, development }: { nonce: string; embedded: boolean; development: Development | null },
): string => {
  const developed = development && developOrigins(development);
  return contentSecurityPolicy(nonce, {
    connect: [...foreignOrigins(log, url), ...(developed ? [developed.files, developed.updates] : [])],
    files: developed ? [developed.files] : [],
    // WeChat login is not available on a remote's own host; forms may submit to the main site.
    frames: own ? [] : frameOrigins,
    forms: own ? [publicUrl] : [],
    embedded,
  });
};

const releasesOf = ({ shell, remotes }: ActiveComposition): Record<string, string> =>
  Object.fromEntries([shell, ...Object.values(remotes)].map(({ name, release }) => [name, release]));

const foreignOrigins = (log: LogTarget | null, publicUrl: string): string[] => {
  const { origin } = new URL(log?.address ?? publicUrl, publicUrl);
  return origin === new URL(publicUrl).origin ? [] : [origin];
};

/** A page that declares the query key `embed` shows its single card without the site's frame, also on other sites. */
const isEmbedded = (match: Match | null | undefined, url: URL): boolean =>
  Boolean(match?.page.guard === 'none' && match.page.query.includes('embed') && url.searchParams.get('embed') === '1');

/**
 * Status of a guard's refusal for a viewer without a session; undefined if access is allowed or the browser must check.
 */
const refusalOf = ({ page }: Match, viewer: DocumentViewer): 401 | 500 | undefined =>
  refusalStatus(page.guard, viewer === 'member' ? 'pending' : 'visitor');

/** Canonical address of a public page: its own, or that of the page that owns the same content. */
const canonicalOf = ({ absolute }: Site, head: Head | null, match: Match | null | undefined): string | null =>
  !match || match.page.soon || match.page.guard !== 'none' ? null : absolute(head?.canonical ?? match.canonical);

/** Head of a page that was not rendered. */
const headOf = (match: Match | null | undefined, hidden: boolean): Head => ({
  title: match ? match.page.title : '页面不存在',
  ...(match?.page.description && { description: match.page.description }),
  ...(hidden && { robots: 'noindex' as const }),
});

const outcomeOf = ({ status }: RenderedPage) => ({
  missing: status === 404,
  refused: status === 401 || status === 500,
});

/** Only query keys declared in the manifest and parameters of plain routes reach a page and its cache key. */
const declaredSearch = (page: ManifestPage, url: URL): string => {
  const parameters = page.paths.flatMap(({ pattern }) => [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  const kept = Object.entries(queryOf(url.searchParams)).filter(
    ([key]) => page.query.includes(key) || parameters.includes(key),
  );
  const search = new URLSearchParams(kept.sort(([a], [b]) => (a < b ? -1 : 1))).toString();
  return search ? `?${search}` : '';
};

/** Sheets of the design system, the frame, the page and the widgets that it embeds, in the order in which they apply. */
const styleNames = (active: ActiveComposition, remote: string | null, match: Match | null): string[] => {
  const widgets = (match?.page.widgets ?? []).map((of) => of.split('/'));
  const described = widgets.map(([of = '', name]) =>
    active.remotes[of]?.manifest?.widgets.find((widget) => widget.name === name),
  );
  const shared = pageSheets(
    active.shell,
    [match?.page, ...described].flatMap((part) => part ?? []),
  );
  const own = [
    ...(remote ? ownStyles(active, remote, `page/${match?.page.module}`) : []),
    ...widgets.flatMap(([of = '', name]) => ownStyles(active, of, `widget/${name}`)),
  ];
  return [...shared.map((name) => `door:${name}`), 'shell', ...new Set(own)];
};

const ownStyles = (active: ActiveComposition, remote: string, part: string): string[] => {
  const release = active.remotes[remote];
  return release ? ['own', part].flatMap((name) => (release.styles[name] ? sheetName(remote, release, name) : [])) : [];
};

/** Placeholder that the browser replaces when it renders the page. */
const SKELETON =
  '<div class="shell-loading" role="status" aria-busy="true"><span class="bee-quiet">正在加载…</span><i></i><i></i><i></i></div>';

const notComposed = (requestId: string): string =>
  '<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>农小蜂</title><h1>站点正在准备</h1>' +
  `<p>很快就好，请过几分钟再来。</p><p>请求编号 ${requestId}</p></html>`;
