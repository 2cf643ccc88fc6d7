import type { ManifestPage } from '@bee/contracts/manifest';
import type { DocumentViewer, RenderedFrame } from '@bee/contracts/page';
import { queryOf } from '@bee/domain/query-of';
import { renamedQuery } from '@bee/domain/renamed-query';
import type { Cache, LoadContext } from '../cache/cache.ts';
import { LoadAbandoned } from '../cache/load-abandoned.ts';
import type { Development } from '../http/development-cookie.ts';
import { contentSecurityPolicy } from './document/content-security-policy.ts';
import { type FinishedDocument, finishDocument, NotKept } from './document/finished-document.ts';
import {
  type DocumentSettings,
  documentOf,
  type Match,
  type PageOutcome,
  refusalOf,
} from './document/page-document.ts';
import { foreignPath, matchAt } from './host/match-at.ts';
import type { Site, Sites } from './host/sites.ts';
import { ApiUnavailable, RenderRejected } from './render/render-pool.ts';
import { NOBODY, type Visitor } from './rollout/visitors.ts';

type PageRequest = { url: string; host?: string | null; visitor?: Visitor };

export type PageService = {
  /**
   * Address of the same page on the main site if this host does not show it, or under today's names of the query's
   * keys; null if `answer` handles the request.
   */
  redirect(request: PageRequest): { to: string; status: 302 | 308 } | null;
  answer(
    request: PageRequest & {
      viewer: DocumentViewer;
      requestId: string;
      /** Remote loaded from a development server; the browser then renders everything. */
      development?: Development | null;
      /** Sites with previewed releases, which replace the active ones for this browser. */
      preview?: Sites | null;
      /** Aborted when the reader has left. */
      signal?: AbortSignal | undefined;
    },
  ): Promise<FinishedDocument>;
};

type Parts = DocumentSettings & {
  current(host: string | null, visitor: Visitor): Site | null;
  documents: Cache;
  frames: Cache;
  /** False only if what the page's parameters name certainly does not exist. */
  exists(match: Match, context: LoadContext): Promise<boolean>;
  /** Must not contain the address, which may hold a search word or a name. */
  report(problem: string): void;
};

type Address = { url: URL; match: Match | null; viewer: DocumentViewer };

/** Address that matches no page. */
const NO_PAGE = '/404';

const EMPTY_FRAME: RenderedFrame = { top: '', navigation: '', bottom: '', frame: null, notFound: '' };

export const createPageService = (parts: Parts): PageService => {
  const { publicUrl, current, documents } = parts;
  const render = createRender(parts);

  return {
    redirect: ({ url: requested, host = null, visitor = NOBODY }) => {
      const place = current(host, visitor);
      if (!place) return null;
      const path = foreignPath(place, requested);
      if (path !== null) return { to: publicUrl + path, status: 302 };
      const { url, match } = matchAt(place, requested);
      const query = renamedQuery(match?.page.renamed, url.searchParams);
      return query ? { to: `${url.pathname}?${query}`, status: 308 } : null;
    },
    answer: async ({
      url,
      viewer,
      requestId,
      host = null,
      visitor = NOBODY,
      development = null,
      preview = null,
      signal,
    }) => {
      const place = preview ? preview.at(host) : current(host, visitor);
      if (!place) return notComposed(requestId);
      const address = { ...matchAt(place, url), viewer };
      if (development) return render.developed(place, address, development);
      try {
        return await documents.get(keyOf(place, address), rulesFor(viewer, signal), (context) =>
          render.document(place, address, context),
        );
      } catch (error) {
        if (error instanceof NotKept) return error.document;
        throw error;
      }
    },
  };
};

/** Visitors get a stale page at once. Members wait after a change, because it may be their own. */
const rulesFor = (viewer: DocumentViewer, reader?: AbortSignal) => ({
  freshSeconds: 60,
  keepSeconds: 3600,
  waitForTags: viewer === 'member',
  reader,
});

/** All addresses without a page share a document. */
const keyOf = ({ active, url: base }: Site, { url, match, viewer }: Address): string =>
  [active.id, base, viewer, match ? `${match.remote} ${url.pathname}${declaredSearch(match.page, url)}` : NO_PAGE].join(
    ' ',
  );

const createRender = (parts: Parts) => {
  const { frames, report } = parts;

  /** Null if it cannot be rendered now; the browser then renders it. It is rendered even if all readers have left. */
  const frameOf = async (
    { active, renderer, url: base }: Site,
    { url, match, viewer }: Address,
    section: string | undefined,
  ): Promise<RenderedFrame | null> => {
    const pathname = match ? url.pathname : NO_PAGE;
    const search = match ? declaredSearch(match.page, url) : '';
    try {
      const key = [active.id, base, viewer, pathname, search, section].join(' ');
      return await frames.get(key, rulesFor(viewer), () => renderer.frame({ pathname, search, viewer, section }));
    } catch (error) {
      report(`frame: ${(error as Error).message}`);
      return null;
    }
  };

  const pageOf = async (place: Site, { url, match, viewer }: Address, context: LoadContext): Promise<PageOutcome> => {
    const { active, renderer, own } = place;
    const remote = match?.remote ?? own?.remote;
    // The shell's own pages are rendered in the browser only.
    if (!remote || !active.remotes[remote]) return 'client';
    // A refusal by the guard needs no data, so the server answers it even for pages that only the browser renders.
    if (match?.page.render === 'client' && !refusalOf(match, viewer))
      return (await parts.exists(match, context)) ? 'client' : 'refused';
    const address = match
      ? { pathname: url.pathname, search: declaredSearch(match.page, url), viewer }
      : { pathname: NO_PAGE, search: '', viewer };
    try {
      return await renderer.page(remote, address, context);
    } catch (error) {
      if (error instanceof LoadAbandoned) throw error;
      if (error instanceof RenderRejected) return 'refused';
      if (error instanceof ApiUnavailable) return 'unavailable';
      report(`${remote} ${match?.page.id ?? '404'}: ${(error as Error).message.split('\n')[0]}`);
      return 'failed';
    }
  };

  return {
    /** @throws NotKept if a part could not be rendered */
    document: async (place: Site, address: Address, context: LoadContext): Promise<FinishedDocument> => {
      const tags = new Set<string>();
      const addTags = (names: readonly string[]) => {
        context.addTags(names);
        for (const name of names) tags.add(name);
      };
      const outcome = await pageOf(place, address, { ...context, addTags });
      const page = typeof outcome === 'string' ? null : outcome;
      const frame = await frameOf(place, address, page?.head?.section);
      const shown = { ...address, outcome, frame: frame ?? EMPTY_FRAME, development: null };
      const isWhole = frame !== null && (page !== null || outcome === 'client');
      const document = await finishDocument(documentOf(parts, place, shown), { tags: [...tags], isWhole });
      if (!isWhole) throw new NotKept(document, outcome === 'refused');
      return document;
    },
    developed: async (place: Site, address: Address, development: Development): Promise<FinishedDocument> => {
      const frame = (await frameOf(place, address, undefined)) ?? EMPTY_FRAME;
      return finishDocument(documentOf(parts, place, { ...address, outcome: 'client', frame, development }));
    },
  };
};

/** Only query keys declared in the manifest and parameters of plain routes reach a page and its cache key. */
const declaredSearch = (page: ManifestPage, url: URL): string => {
  const parameters = page.paths.flatMap(({ pattern }) => [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  const kept = Object.entries(queryOf(url.searchParams)).filter(
    ([key]) => page.query.includes(key) || parameters.includes(key),
  );
  const search = new URLSearchParams(kept.sort(([a], [b]) => (a < b ? -1 : 1))).toString();
  return search ? `?${search}` : '';
};

const notComposed = (requestId: string): Promise<FinishedDocument> => {
  const html =
    '<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>农小蜂</title><h1>站点正在准备</h1>' +
    `<p>很快就好，请过几分钟再来。</p><p>请求编号 ${requestId}</p></html>`;
  const policy = contentSecurityPolicy({ scripts: [], styles: [] });
  const nothing = { composition: 'none', render: 'none', remote: null, page: null, releases: {} } as const;
  return finishDocument({ status: 503, html, policy, embedded: false, ...nothing });
};
