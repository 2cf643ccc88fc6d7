import sanitizeHtml from 'sanitize-html';
import { escapeHtml } from './rich-text.ts';

/** Allowed font sizes in pixels. Each maps to a class, so that it scales with the reader's font size. */
const SIZES = [12, 14, 16, 18, 20, 24, 36];
const LARGEST_PICTURE = 8000;

/**
 * Sanitizes external HTML for display: removes scripts, styles, frames, forms, handlers and pictures of other sites;
 * limits font sizes to the list above; puts headings below the page's own; output is well nested for any input.
 */
export const cleanHtml = (html: string): string => cleaned(html, RULES);

/** Same rules as `cleanHtml`, but preserves pictures embedded in the HTML, such as those of a document. */
export const cleanDocumentHtml = (html: string): string => cleaned(html, DOCUMENT_RULES);

const cleaned = (html: string, rules: sanitizeHtml.IOptions): string =>
  sanitizeHtml(linkForeignPictures(html.replace(INVISIBLE, '')), rules).trim();

/** True if `cleanHtml` would not change the HTML: it contains only the plain tags that the site itself generates. */
export const isPlainHtml = (html: string): boolean => !html.replace(PLAIN, '').includes('<');

/** Zero-width and control characters. */
const INVISIBLE = /(?![\t\n\r])[\p{Cc}\u200b-\u200d\u2060\ufeff]/gu;

const PLAIN =
  /<\/?(?:p|h[2-4]|ul|ol|li|table|caption|thead|tbody|tr|td|th)>|<br>|<th scope="col">|<h[2-4] id="s\d{1,4}">/g;

const TEXT = ['p', 'div', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'br', 'figure', 'figcaption'];
const WORDS = ['a', 'b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'span', 'code', 'img'];
const TABLE = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];

type Attributes = Record<string, string>;

/**
 * Preserves ids referenced by the table of contents and drops all other ids, which could collide with ids of the page.
 */
const keepOwnId: sanitizeHtml.Transformer = (tagName, { id = '' }) => ({
  tagName,
  attribs: /^s\d{1,4}$/.test(id) ? { id } : ({} as Attributes),
});

const RULES: sanitizeHtml.IOptions = {
  allowedTags: [...TEXT, ...WORDS, ...TABLE],
  allowedAttributes: {
    a: ['href', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    h2: ['id'],
    h3: ['id'],
    h4: ['id'],
  },
  allowedClasses: { span: SIZES.map((size) => `content-size-${size}`) },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'template',
    'svg',
    'math',
    'iframe',
    'object',
    'title',
  ],
  nestingLimit: 40,
  transformTags: {
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    section: 'div',
    article: 'div',
    h2: keepOwnId,
    h3: keepOwnId,
    h4: keepOwnId,
    strike: 's',
    del: 's',
    a: (tagName, attribs) => ({ tagName, attribs: linkOf(attribs) }),
    img: (_, attribs) => pictureOf(attribs),
    font: (_, attribs) => ({ tagName: 'span', attribs: sizeClass(FONT_SIZES[attribs.size ?? '']) }),
    span: (tagName, attribs) => ({ tagName, attribs: sizeClass(sizeIn(attribs.style)) }),
  },
  exclusiveFilter: ({ tag, attribs, text, mediaChildren }) =>
    (tag === 'img' && !attribs.src) || (['p', 'span'].includes(tag) && !text.trim() && mediaChildren.length === 0),
};

/** Raster images only: an SVG could contain an active document. */
const EMBEDDED = /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=]+$/;

const DOCUMENT_RULES: sanitizeHtml.IOptions = {
  ...RULES,
  allowedSchemesByTag: { img: ['data'] },
  transformTags: {
    ...RULES.transformTags,
    img: (_, { src = '', alt = '' }) => ({
      tagName: 'img',
      attribs: EMBEDDED.test(src) ? { src, alt: alt || '文档中的图片' } : ({} as Attributes),
    }),
  },
};

const linkOf = ({ href = '' }: Attributes): Attributes =>
  /^(?:#|\/(?![/\\]))/.test(href) ? { href } : { href, rel: 'noopener nofollow', target: '_blank' };

/** Only pictures of this site, with dimensions to reserve their space. */
const pictureOf = ({ src = '', alt = '', width = '', height = '' }: Attributes): sanitizeHtml.Tag => {
  const attribs: Attributes = {};
  if (/^\/(?![/\\])/.test(src)) Object.assign(attribs, { src, alt, loading: 'lazy', decoding: 'async' });
  if (attribs.src && isPixels(width) && isPixels(height)) Object.assign(attribs, { width, height });
  return { tagName: 'img', attribs };
};

/**
 * Browsers must not load pictures of other sites, so each is replaced by a link. The result is sanitized with the rest.
 */
const linkForeignPictures = (html: string): string =>
  html.replace(/<img\b[^>]*>/gi, (picture) => {
    const src = attributeOf(picture, 'src');
    if (!/^https?:\/\//i.test(src)) return picture;
    const alt = attributeOf(picture, 'alt');
    return `<a href="${escapeHtml(src)}">［图片${alt ? `：${escapeHtml(alt)}` : ''}］</a>`;
  });

const attributeOf = (tag: string, name: string): string =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(tag)?.slice(1).find(Boolean) ?? '';

const isPixels = (value: string): boolean =>
  /^\d{1,4}$/.test(value) && Number(value) > 0 && Number(value) <= LARGEST_PICTURE;

const sizeIn = (style = ''): number | undefined => {
  const found = /font-size\s*:\s*(\d+(?:\.\d+)?)px/i.exec(style)?.[1];
  return found === undefined ? undefined : Number(found);
};

/** Pixel sizes of the seven sizes of the legacy font element, where they are in the list. */
const FONT_SIZES: Record<string, number> = { '2': 14, '3': 16, '4': 18, '5': 24, '6': 36, '7': 36 };

const sizeClass = (size: number | undefined): Attributes =>
  size !== undefined && SIZES.includes(size) ? { class: `content-size-${size}` } : {};
