import type { ManifestPage } from '@bee/contracts/manifest';
import { inOrder } from './in-order.ts';
import { keyToday } from './renamed-query.ts';

/** Page of a remote, with the fields that the route table uses. */
export type RoutedPage = Pick<ManifestPage, 'id' | 'paths' | 'plain' | 'start'> &
  Partial<Pick<ManifestPage, 'canonical' | 'renamed'>>;

export type RouteMatch<Page extends RoutedPage = RoutedPage> = {
  remote: string;
  page: Page;
  /** Decoded parameters of the path, or of the query on a plain route. */
  params: Record<string, string>;
  /** Canonical path, encoded, without `.html`, plus the query keys that identify the content of the page. */
  canonical: string;
};

type Entry<Page extends RoutedPage> = {
  remote: string;
  page: Page;
  segments: Segment[];
  params: Record<string, string[]>;
  fixed: Record<string, string>;
};
type Segment = { name: string } | { text: string };

export type RouteTable<Page extends RoutedPage = RoutedPage> = {
  friendly: Entry<Page>[];
  plain: Map<string, { remote: string; page: Page }>;
  byId: Map<string, { remote: string; page: Page }>;
};

/** Compiles the pages of all remotes; static segments take precedence over parameters. */
export const createRouteTable = <Page extends RoutedPage>(
  remotes: { name: string; pages: readonly Page[] }[],
): RouteTable<Page> => {
  const table: RouteTable<Page> = { friendly: [], plain: new Map(), byId: new Map() };
  for (const { name: remote, pages } of remotes) {
    for (const page of pages) {
      table.byId.set(page.id, { remote, page });
      if (page.plain) table.plain.set(page.id === 'home' ? '/' : `/${page.id}`, { remote, page });
      for (const { pattern, params = {}, fixed = {} } of page.paths) {
        table.friendly.push({ remote, page, segments: toSegments(pattern), params, fixed });
      }
    }
  }
  const ranked = table.friendly.map((entry) => ({ entry, rank: rank(entry.segments) }));
  table.friendly = ranked.sort((a, b) => inOrder(a.rank, b.rank)).map(({ entry }) => entry);
  return table;
};

/**
 * The only route matcher, shared by edge, shell, remotes and sitemap. Strips `.html` below /home/ and decodes each
 * segment once. Invalid encodings, NUL, unlisted parameter values and empty parameters do not match.
 */
export const matchRoute = <Page extends RoutedPage>(
  table: RouteTable<Page>,
  pathname: string,
  query: Record<string, string> = {},
): RouteMatch<Page> | null => {
  const plain = table.plain.get(pathname);
  if (plain) return matchPlain(plain.remote, plain.page, query);
  const parts = decodeSegments(pathname.startsWith('/home/') ? pathname.replace(/\.html$/, '') : pathname);
  if (!parts) return null;
  for (const entry of table.friendly) {
    const named = matchSegments(entry, parts);
    const params = named && { ...named, ...entry.fixed };
    if (params)
      return { remote: entry.remote, page: entry.page, params, canonical: canonicalOf(entry.page, params, query) };
  }
  return null;
};

/**
 * URL of a page: uses the matching path with the most parameters and puts the remaining parameters into the query, under
 * today's names: stored links may have old ones.
 */
export const buildHref = (
  table: RouteTable,
  pageId: string,
  params: Record<string, string | number | undefined> = {},
): string => {
  const found = table.byId.get(pageId);
  if (!found)
    throw new Error(`No remote of this composition has a page "${pageId}". Check the page id in its manifest.`);
  const given = Object.fromEntries(
    Object.entries(params).flatMap(([key, value]) =>
      value === undefined || value === '' ? [] : [[keyToday(found.page.renamed, key), String(value)]],
    ),
  );
  const { path, rest } = fillPath(found.page, given);
  const search = new URLSearchParams(rest).toString();
  return search ? `${path}?${search}` : path;
};

const matchPlain = <Page extends RoutedPage>(
  remote: string,
  page: Page,
  query: Record<string, string>,
): RouteMatch<Page> | null => {
  const names = new Set(page.paths.flatMap(({ pattern }) => parameterNames(pattern)));
  const params = Object.fromEntries(Object.entries(query).filter(([key, value]) => names.has(key) && value !== ''));
  const accepts = (values: Record<string, string>) =>
    page.paths.some(
      (path) =>
        parameterNames(path.pattern).every((name) => values[name] !== undefined) &&
        Object.keys(values).every((name) => isAllowed(path.params, name, values[name] ?? '')),
    );
  if (page.paths.length === 0 || accepts(params)) {
    return { remote, page, params, canonical: canonicalOf(page, params, query) };
  }
  if (Object.keys(params).length > 0 || !page.start) return null;
  return { remote, page, params: page.start, canonical: canonicalOf(page, page.start, query) };
};

const canonicalOf = (page: RoutedPage, params: Record<string, string>, query: Record<string, string>): string => {
  const named = (page.canonical ?? []).flatMap((key) => (query[key] ? [[key, query[key]]] : []));
  const search = named.length > 0 ? `?${new URLSearchParams(named)}` : '';
  return fillPath(page, params).path + search;
};

const fillPath = (page: RoutedPage, params: Record<string, string>): { path: string; rest: Record<string, string> } => {
  const fitting = page.paths
    .filter(({ fixed = {} }) => Object.entries(fixed).every(([name, value]) => params[name] === value))
    .map(({ pattern, fixed = {} }) => {
      const named = parameterNames(pattern);
      return { pattern, named, names: [...named, ...Object.keys(fixed)] };
    })
    .filter(({ named }) => named.every((name) => params[name] !== undefined))
    .sort((a, b) => b.names.length - a.names.length)[0];
  if (!fitting) return { path: page.id === 'home' ? '/' : `/${page.id}`, rest: params };
  const path = fitting.pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return { path, rest: Object.fromEntries(Object.entries(params).filter(([key]) => !fitting.names.includes(key))) };
};

const matchSegments = <Page extends RoutedPage>(entry: Entry<Page>, parts: string[]): Record<string, string> | null => {
  if (entry.segments.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of entry.segments.entries()) {
    const part = parts[index] ?? '';
    if ('text' in segment) {
      if (segment.text !== part) return null;
      continue;
    }
    if (part === '' || !isAllowed(entry.params, segment.name, part)) return null;
    params[segment.name] = part;
  }
  return params;
};

const decodeSegments = (pathname: string): string[] | null => {
  try {
    const parts = pathname.split('/').slice(1).map(decodeURIComponent);
    return parts.some((part) => part.includes('\u0000')) ? null : parts;
  } catch {
    return null;
  }
};

const isAllowed = (allowed: Record<string, string[]> | undefined, name: string, value: string) =>
  allowed?.[name]?.includes(value) ?? true;

const toSegments = (pattern: string): Segment[] =>
  pattern
    .split('/')
    .slice(1)
    .map((part) => (part.startsWith('{') ? { name: part.slice(1, -1) } : { text: part }));

const parameterNames = (pattern: string): string[] => [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');

/** Sorts static segments before parameters at the first position where two patterns differ. */
const rank = (segments: Segment[]) =>
  segments.map((segment) => ('text' in segment ? `0${segment.text}` : '1')).join('/');
