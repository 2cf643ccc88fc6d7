import { reloadOnce, useOverlayRoot } from '@bee/platform';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

export type PageRange = { from: number; to: number };

/** `sheets` of the range are drawn; null while nothing is printed. */
export type Printing = {
  /** Whether the pages to print are being chosen. */
  isAsking: boolean;
  sheets: number | null;
  range: PageRange;
  failed: boolean;
  ask(): void;
  begin(range: PageRange): void;
  cancel(): void;
};

/** Prints by the button or the browser's print shortcut; the drawing code is loaded on demand. */
export const usePrint = (pdf: PDFDocumentProxy | null, watermark: string | null): Printing => {
  const [sheets, setSheets] = useState<number | null>(null);
  const [failed, setFailed] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [range, setRange] = useState<PageRange>({ from: 1, to: 1 });
  const overlay = useOverlayRoot();
  const running = useRef<AbortController | null>(null);

  const ask = () => {
    if (pdf?.numPages === 1) void begin({ from: 1, to: 1 });
    else setAsking(true);
  };
  const begin = async (pages: PageRange) => {
    if (!pdf || running.current) return;
    setAsking(false);
    setRange(pages);
    const run = new AbortController();
    running.current = run;
    setSheets(0);
    setFailed(false);
    try {
      const { printSheets } = await import('./print-sheets.browser.ts').catch(reloadOnce);
      await printSheets({ pdf, ...pages, watermark, overlay: overlay(), signal: run.signal, onSheet: setSheets });
    } catch {
      setFailed(!run.signal.aborted);
    } finally {
      if (running.current === run) running.current = null;
      setSheets(null);
    }
  };
  const cancel = () => {
    setAsking(false);
    running.current?.abort();
    running.current = null;
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'p' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    if (!pdf) return;
    event.preventDefault();
    ask();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', listen);
      running.current?.abort();
    };
  }, []);

  return { isAsking, sheets, range, failed, ask, begin: (pages) => void begin(pages), cancel };
};
