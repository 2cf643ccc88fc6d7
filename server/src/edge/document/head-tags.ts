import type { Head } from '@bee/contracts/page';
import { DEFAULT_DESCRIPTION, documentTitle, SITE_NAME } from '@bee/domain/document-title';
import { scriptJson } from '../release/active-composition.ts';
import { escapeHtml } from './html.ts';

export type HeadParts = {
  /** Canonical absolute address of a path. */
  absolute(path: string): string;
  /** Name of a remote on its own host; the platform's name by default. */
  siteName?: string | undefined;
  /** Absolute address of the canonical page; null if the page must not be indexed. */
  canonical: string | null;
  head: Head | null;
  /** Path of the feed for the page's list. */
  feed: string | null;
};

const SHARE_PICTURE = '/og/site.png';

/** Tags for search engines and share cards: title, canonical address, Open Graph, Twitter, feed, JSON-LD. */
export const headTags = ({ head, canonical, feed, absolute, siteName }: HeadParts): string => {
  const title = documentTitle(head?.title, siteName);
  const description = head?.description ?? DEFAULT_DESCRIPTION;
  const image = absolute(head?.image ?? SHARE_PICTURE);
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    named('description', description),
    named('robots', canonical === null || head?.robots ? 'noindex,follow' : 'index,follow'),
    property('og:site_name', siteName ?? SITE_NAME),
    property('og:locale', 'zh_CN'),
    property('og:title', title),
    property('og:description', description),
    property('og:type', head?.type ?? 'website'),
    property('og:image', image),
    property('og:image:type', 'image/png'),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', title),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', title),
    named('twitter:description', description),
    named('twitter:image', image),
  ];
  if (canonical !== null) {
    tags.push(`<link rel="canonical" href="${escapeHtml(canonical)}">`);
    tags.push(property('og:url', canonical));
  }
  if (feed)
    tags.push(
      `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(title)}" href="${escapeHtml(absolute(feed))}">`,
    );
  for (const block of head?.jsonLd ? [head.jsonLd].flat() : []) {
    const json = scriptJson(absoluteAddresses(absolute, block));
    tags.push(`<script type="application/ld+json">${json}</script>`);
  }
  return tags.join('\n');
};

const named = (name: string, content: string): string => `<meta name="${name}" content="${escapeHtml(content)}">`;
const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;

/** schema.org properties whose values are addresses. */
const ADDRESSES = new Set([
  '@id',
  'contentUrl',
  'image',
  'item',
  'logo',
  'mainEntityOfPage',
  'sameAs',
  'url',
  'urlTemplate',
]);

/** Makes addresses in JSON-LD absolute: pages know only paths, and only the server knows the site's address. */
const absoluteAddresses = (absolute: (path: string) => string, value: unknown, property = ''): unknown => {
  if (typeof value === 'string') return ADDRESSES.has(property) && /^\/(?!\/)/.test(value) ? absolute(value) : value;
  if (Array.isArray(value)) return value.map((each) => absoluteAddresses(absolute, each, property));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, absoluteAddresses(absolute, each, name)]),
  );
};
