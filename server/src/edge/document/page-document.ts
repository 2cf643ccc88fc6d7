import type { ManifestPage } from '@bee/contracts/manifest';
import type { DocumentViewer, Head, LogTarget, RenderedFrame, RenderedPage } from '@bee/contracts/page';
import { refusalStatus } from '@bee/domain/guard';
import type { RouteMatch } from '@bee/domain/route';
import { pageSheets } from '@bee/releases/sheet/page-sheets';
import type { Development } from '../../http/development-cookie.ts';
import { developAllowed } from '../develop/develop-document.ts';
import { feedOf } from '../feed/feed-links.ts';
import type { Site } from '../host/sites.ts';
import { type ActiveComposition, releaseBase, releasesOf, sheetName } from '../release/active-composition.ts';
import { widgetsIn } from '../render/renderer.ts';
import { contentSecurityPolicy, type InlineCode } from './content-security-policy.ts';
import { assembleDocument } from './document.ts';
import { routeFiles } from './route-files.ts';

export type Match = RouteMatch<ManifestPage>;

/**
 * A rendered page; `client` if the browser renders it; `refused` if the API rejects the address, `unavailable` if it
 * cannot answer now, and `failed` if the release is broken: in these cases the browser tries again.
 */
export type PageOutcome = RenderedPage | 'client' | 'refused' | 'unavailable' | 'failed';

export type PageDocument = {
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

/** Settings of the site that its documents contain. */
export type DocumentSettings = {
  publicUrl: string;
  log: LogTarget | null;
  /** Origins of other sites that pages show in a frame. */
  frameOrigins: string[];
  /** Whether browsers report their visits. */
  countsVisits(): boolean;
};

type Page = {
  url: URL;
  match: Match | null;
  viewer: DocumentViewer;
  outcome: PageOutcome;
  frame: RenderedFrame;
  /** Remote that the browser loads from a development server; null otherwise. */
  development: Development | null;
};

export const documentOf = (settings: DocumentSettings, place: Site, page: Page): PageDocument => {
  const { active, own, absolute } = place;
  const { url, match, viewer, outcome, frame, development } = page;
  const embedded = !development && isEmbedded(match, url);
  const isEvidence = !development && !active.preview;
  const rendered = typeof outcome === 'string' ? null : outcome;
  const isMissing = !match || outcome === 'refused' || rendered?.status === 404;
  const refusal = match ? refusalOf(match, viewer) : undefined;
  // 503 is for caches and search engines.
  const status = refusal ?? (outcome === 'unavailable' ? 503 : isMissing ? 404 : 200);
  const remote = match?.remote ?? own?.remote ?? null;
  const release = remote ? active.remotes[remote] : undefined;
  const widgets = rendered ? widgetsIn(rendered.html) : (match?.page.widgets ?? []);
  const { html, inline } = assembleDocument({
    active,
    absolute,
    siteName: own?.title,
    canonical: status === 200 && !active.preview ? canonicalOf(place, rendered?.head ?? null, match) : null,
    head: (match && rendered?.head) ?? headOf(match, outcome === 'refused' || !match || !active.remotes[match.remote]),
    feed: match ? feedOf(match.page.id, match.params.type) : null,
    layout: own ? 'bare' : (match?.page.layout ?? 'main'),
    embedded,
    viewer,
    frame,
    remote,
    html: remote ? (rendered?.html ?? SKELETON) : frame.notFound,
    rendered:
      remote && rendered && release
        ? { remote, release: release.release, data: rendered.data, ...outcomeOf(rendered) }
        : null,
    // The styles of the remote in development are loaded from its server.
    styles: styleNames(active, remote, match).filter((name) => !name.startsWith(`own:${development?.remote}@`)),
    files: routeFiles(active, remote, match?.page ?? null, widgets),
    main: releaseBase(active.shell) + active.shell.entry,
    log: isEvidence ? settings.log : null,
    visits: isEvidence && settings.countsVisits() ? active.id : null,
    development,
  });
  const policy = policyOf(settings, place, { inline, embedded, development });
  const render = !remote ? 'none' : rendered ? 'server' : outcome === 'failed' ? 'fallback' : 'client';
  const ids = { composition: active.id, remote, page: match?.page.id ?? null, releases: releasesOf(active) };
  return { status, html, policy, render, embedded, ...ids };
};

const policyOf = (
  { publicUrl, log, frameOrigins }: DocumentSettings,
  { own, url }: Site,
  { inline, embedded, development }: { inline: InlineCode; embedded: boolean; development: Development | null },
): string => {
  const developed = development && developAllowed(development);
  return contentSecurityPolicy(inline, {
    ...developed,
    connect: [...foreignOrigins(log, url), ...(developed?.connect ?? [])],
    // WeChat login is not available on a remote's own host; forms may submit to the main site.
    frames: own ? [] : frameOrigins,
    forms: own ? [publicUrl] : [],
    embedded,
  });
};

const foreignOrigins = (log: LogTarget | null, publicUrl: string): string[] => {
  const { origin } = new URL(log?.address ?? publicUrl, publicUrl);
  return origin === new URL(publicUrl).origin ? [] : [origin];
};

/** A page that declares the query key `embed` shows its single card without the site's frame, also on other sites. */
const isEmbedded = (match: Match | null, url: URL): boolean =>
  Boolean(match?.page.guard === 'none' && match.page.query.includes('embed') && url.searchParams.get('embed') === '1');

/**
 * Status of a guard's refusal for a viewer without a session; undefined if access is allowed or the browser must check.
 */
export const refusalOf = ({ page }: Match, viewer: DocumentViewer): 401 | 500 | undefined =>
  refusalStatus(page.guard, viewer === 'member' ? 'pending' : 'visitor');

/** Canonical address of a public page: its own, or that of the page that owns the same content. */
const canonicalOf = ({ absolute }: Site, head: Head | null, match: Match | null): string | null =>
  !match || match.page.soon || match.page.guard !== 'none' ? null : absolute(head?.canonical ?? match.canonical);

/** Head of a page that was not rendered. */
const headOf = (match: Match | null, hidden: boolean): Head => ({
  title: match ? match.page.title : '页面不存在',
  ...(match?.page.description && { description: match.page.description }),
  ...(hidden && { robots: 'noindex' as const }),
});

const outcomeOf = ({ status }: RenderedPage) => ({
  missing: status === 404,
  refused: status === 401 || status === 500,
});

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
