import type { TextDocument } from '@bee/contracts/resource/document';
import mammoth from 'mammoth';
import sanitizeHtml from 'sanitize-html';

export type DocxReading = Pick<TextDocument, 'html' | 'toc'> & { problem: 'empty' | 'broken' | null };

/** Text, tables, links and pictures of a DOCX as safe HTML; its headings begin below the title of the page. */
export const readDocx = async (bytes: Buffer): Promise<DocxReading> => {
  if (bytes.length === 0) return { html: null, toc: [], problem: 'empty' };
  try {
    const { value } = await mammoth.convertToHtml({ buffer: bytes }, { styleMap: STYLES, externalFileAccess: false });
    const { html, toc } = withHeadingIds(sanitizeHtml(value, ALLOWED));
    const nothing = !/<img|[^\s<>](?![^<]*>)/.test(html);
    return nothing ? { html: null, toc: [], problem: 'empty' } : { html, toc, problem: null };
  } catch {
    return { html: null, toc: [], problem: 'broken' };
  }
};

const STYLES = [
  "p[style-name='Title'] => h2:fresh",
  "p[style-name='heading 1'] => h2:fresh",
  "p[style-name='heading 2'] => h3:fresh",
  "p[style-name='heading 3'] => h4:fresh",
  "p[style-name='heading 4'] => h4:fresh",
];

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'u', 's', 'sup', 'sub', 'br', 'blockquote'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'a', 'img'],
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesByTag: { img: ['data'] },
  allowProtocolRelative: false,
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'img' && !/^data:image\/(png|jpeg|gif|webp);base64,/.test(attribs.src ?? ''),
  transformTags: {
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel: 'noopener nofollow' } }),
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, alt: attribs.alt ?? '文档中的图片' } }),
  },
};

const withHeadingIds = (html: string): Pick<TextDocument, 'toc'> & { html: string } => {
  const toc: TextDocument['toc'] = [];
  const marked = html.replace(/<h([234])>(.*?)<\/h\1>/gs, (whole, level: string, inner: string) => {
    const title = sanitizeHtml(inner, { allowedTags: [], allowedAttributes: {} }).trim();
    if (!title) return whole;
    const id = `s${toc.length + 1}`;
    toc.push({ id, level: Number(level), title: unescaped(title) });
    return `<h${level} id="${id}">${inner}</h${level}>`;
  });
  return { html: marked, toc };
};

const unescaped = (text: string): string =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
