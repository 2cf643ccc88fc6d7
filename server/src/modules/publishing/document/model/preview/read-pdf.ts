import type { DocumentProblem, OutlineEntry } from '@bee/contracts/resource/document';
import { ParseSpeeds, PDFDocument } from '@cantoo/pdf-lib';
import { cutPages } from './cut-pages.ts';
import { destinationsOf } from './destinations.ts';
import { readOutline } from './outline.ts';
import { listPages, MAX_PAGES } from './page-list.ts';

export type PdfReading = {
  pages: number | null;
  outline: OutlineEntry[];
  problem: DocumentProblem | null;
  /** The first pages, if requested and the file has more. */
  cut: Uint8Array | null;
};

/**
 * Counts the pages, reads the outline and cuts out the first `keep` pages if the file has more; 0 cuts nothing. A file
 * that only restricts printing or copying opens with an empty password and is read normally.
 */
export const readPdf = async (bytes: Uint8Array, keep: number): Promise<PdfReading> => {
  if (bytes.length === 0) return unreadable('empty');
  let source: PDFDocument;
  try {
    source = await PDFDocument.load(bytes, { parseSpeed: ParseSpeeds.Fastest, updateMetadata: false, password: '' });
  } catch (error) {
    return unreadable(/password|encrypt/i.test(String(error)) ? 'encrypted' : 'broken');
  }
  try {
    const pages = listPages(source);
    if (pages.length === 0) return unreadable('broken');
    if (pages.length > MAX_PAGES) return unreadable('too_large');
    const findPage = destinationsOf(source, pages);
    const cut = keep > 0 && pages.length > keep ? await cutPages(source, pages.slice(0, keep), findPage) : null;
    return { pages: pages.length, outline: readOutline(source, findPage), problem: null, cut };
  } catch {
    return unreadable('broken');
  }
};

const unreadable = (problem: DocumentProblem): PdfReading => ({ pages: null, outline: [], problem, cut: null });
