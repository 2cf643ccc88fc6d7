import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { findInPage, joinItems, type Match, type PageText } from './find-text.ts';

const MAX_MATCHES = 1000;

export type Found = {
  matches: Match[];
  /** Number of pages searched so far; all of them when complete. */
  searched: number;
  /** No page has text: they are scanned pictures. */
  textless: boolean;
};

const NOTHING: Found = { matches: [], searched: 0, textless: false };

/** Searches page by page, publishes matches as it goes, and stops when the search words change. */
export const useFind = (pdf: PDFDocumentProxy | null, wanted: string): Found => {
  const [found, setFound] = useState(NOTHING);
  const texts = useRef(new Map<number, PageText>());
  useEffect(() => {
    setFound(NOTHING);
    if (!pdf || !wanted) return;
    let open = true;
    const search = async () => {
      const matches: Match[] = [];
      let characters = 0;
      for (let page = 1; page <= pdf.numPages && open; page++) {
        const text = texts.current.get(page) ?? (await textOf(pdf, page));
        texts.current.set(page, text);
        characters += text.text.length;
        const more = findInPage(page, text, wanted, MAX_MATCHES - matches.length);
        matches.push(...more);
        const isLast = page === pdf.numPages;
        if (open && (more.length > 0 || page % 10 === 0 || isLast))
          setFound({ matches: [...matches], searched: page, textless: isLast && characters === 0 });
      }
    };
    search().catch(() => open && setFound((before) => ({ ...before, searched: pdf.numPages })));
    return () => {
      open = false;
    };
  }, [pdf, wanted]);
  return found;
};

const textOf = async (pdf: PDFDocumentProxy, number: number): Promise<PageText> => {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  return joinItems(items.flatMap((item) => ('str' in item ? [item.str] : [])));
};
