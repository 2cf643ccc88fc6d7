import type { TextDocument } from '@bee/contracts/resource/document';
import mammoth from 'mammoth';
import { cleanDocumentHtml } from '../../../../../text/clean-html.ts';
import { plainText } from '../../../../../text/html-blocks.ts';

export type DocxReading = Pick<TextDocument, 'html' | 'toc'> & { problem: 'empty' | 'broken' | null };

/** Text, tables, links and pictures of a DOCX as safe HTML; headings start at h2, below the title of the page. */
export const readDocx = async (bytes: Buffer): Promise<DocxReading> => {
  if (bytes.length === 0) return { html: null, toc: [], problem: 'empty' };
  try {
    const { value } = await mammoth.convertToHtml({ buffer: bytes }, { styleMap: STYLES, externalFileAccess: false });
    const { html, toc } = withHeadingIds(cleanDocumentHtml(value));
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

const withHeadingIds = (html: string): Pick<TextDocument, 'toc'> & { html: string } => {
  const toc: TextDocument['toc'] = [];
  const marked = html.replace(/<h([234])>(.*?)<\/h\1>/gs, (whole, level: string, inner: string) => {
    const title = plainText(inner).replace(/\s+/g, ' ');
    if (!title) return whole;
    const id = `s${toc.length + 1}`;
    toc.push({ id, level: Number(level), title });
    return `<h${level} id="${id}">${inner}</h${level}>`;
  });
  return { html: marked, toc };
};
