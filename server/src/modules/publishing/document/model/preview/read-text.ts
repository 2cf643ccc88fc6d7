import { createRequire } from 'node:module';
import path from 'node:path';
import type { DocumentProblem, OutlineEntry } from '@bee/contracts/resource/document';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { findProjectRoot } from '../../../../../project.ts';

export type TextReading = {
  pages: number | null;
  outline: OutlineEntry[];
  problem: DocumentProblem | null;
  /** One per page; '' for a page that is an image. */
  texts: string[];
  /** Numbers of pages whose text could not be extracted; their texts are ''. */
  unread?: number[];
};

const MAX_PAGES = 3000;
/** Maximum characters per page and in total; a longer text is not real content. */
const PAGE_CHARS = 30_000;
const ALL_CHARS = 12_000_000;

/** Extracts the text of a PDF page by page; each page is released as soon as it is read. */
export const readPdfText = async (bytes: Uint8Array): Promise<TextReading> => {
  if (bytes.length === 0) return unreadable('empty');
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({
    data: bytes,
    verbosity: VerbosityLevel.ERRORS,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    cMapUrl: pdfjsFolder('cmaps'),
    cMapPacked: true,
    standardFontDataUrl: pdfjsFolder('standard_fonts'),
  });
  try {
    const source = await task.promise;
    if (source.numPages > MAX_PAGES) return unreadable('too_large');
    const texts: string[] = [];
    const unread: number[] = [];
    let chars = 0;
    for (let number = 1; number <= source.numPages; number++) {
      const page = await source.getPage(number);
      const read = () => textOf(page);
      const text =
        chars < ALL_CHARS
          ? await read()
              .catch(read)
              .catch(() => null)
          : '';
      if (text === null) unread.push(number);
      page.cleanup();
      chars += text?.length ?? 0;
      texts.push(text ?? '');
    }
    const outline = await outlineOf(source).catch(() => []);
    return { pages: source.numPages, outline, problem: null, texts, ...(unread.length > 0 && { unread }) };
  } catch (error) {
    return unreadable((error as Error).name === 'PasswordException' ? 'encrypted' : 'broken');
  } finally {
    await task.destroy();
  }
};

/**
 * Text of a page in paragraphs, as far as the line breaks allow. Removes spaces that the layout put between Chinese
 * characters; spaces between words of other scripts remain.
 */
const textOf = async (page: PDFPageProxy): Promise<string> => {
  const { items } = await page.getTextContent();
  const raw = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('');
  const text = raw
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Co}\p{Cs}]/gu, (sign) => (sign === '\n' ? sign : ''))
    .replace(/(?<=[\p{Script=Han}，。；：、（）]) +(?=[\p{Script=Han}，。；：、（）])/gu, '')
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim();
  return joinLines(text.split('\n')).slice(0, PAGE_CHARS);
};

/** Joins a line with the next if it runs to the edge of the page and does not end a sentence. */
const joinLines = (lines: string[]): string => {
  const full = 0.75 * Math.max(...lines.map(({ length }) => length));
  let out = '';
  for (const [index, line] of lines.entries()) {
    out += line;
    if (index === lines.length - 1) break;
    const runsOn = line.length >= full && !/[。！？；：]$/.test(line);
    out += runsOn ? (/[a-zA-Z,]$/.test(line) ? ' ' : '') : '\n';
  }
  return out;
};

const MAX_ENTRIES = 300;
const DEEPEST = 3;

type Node = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>[number];

const outlineOf = async (source: PDFDocumentProxy): Promise<OutlineEntry[]> => {
  const entries: OutlineEntry[] = [];
  const visit = async (nodes: Node[], level: number): Promise<void> => {
    for (const { title, dest, items } of nodes) {
      if (entries.length >= MAX_ENTRIES) return;
      const page = await pageOf(source, dest).catch(() => null);
      if (page !== null && title.trim()) entries.push({ title: title.trim().slice(0, 200), page, level });
      if (level < DEEPEST) await visit(items, level + 1);
    }
  };
  await visit((await source.getOutline()) ?? [], 1);
  return entries;
};

const pageOf = async (source: PDFDocumentProxy, dest: Node['dest']): Promise<number | null> => {
  const place = typeof dest === 'string' ? await source.getDestination(dest) : dest;
  const target: unknown = place?.[0];
  if (typeof target === 'number') return target + 1;
  if (typeof target !== 'object' || target === null) return null;
  return (await source.getPageIndex(target as Parameters<PDFDocumentProxy['getPageIndex']>[0])) + 1;
};

const pdfjsFolder = (name: string): string => {
  const entry = createRequire(path.join(findProjectRoot(), 'server', 'package.json')).resolve(
    'pdfjs-dist/legacy/build/pdf.mjs',
  );
  return `${path.join(path.dirname(entry), '../..', name)}${path.sep}`;
};

const unreadable = (problem: DocumentProblem): TextReading => ({ pages: null, outline: [], problem, texts: [] });
