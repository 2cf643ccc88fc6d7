import { reloadOnce, useOverlayRoot } from '@bee/platform';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** `sheets` of `pages` are drawn; null while nothing is printed. */
export type Printing = { sheets: number | null; failed: boolean; begin(): void; cancel(): void };

/** Prints by the button or the browser's print shortcut; the drawing code is loaded on demand. */
export const usePrint = (pdf: PDFDocumentProxy | null, watermark: string | null): Printing => {
  const [sheets, setSheets] = useState<number | null>(null);
  const [failed, setFailed] = useState(false);
  const overlay = useOverlayRoot();
  const running = useRef<AbortController | null>(null);

  const begin = async () => {
    if (!pdf || running.current) return;
    const run = new AbortController();
    running.current = run;
    setSheets(0);
    setFailed(false);
    try {
      const { printSheets } = await import('./print-sheets.browser.ts').catch(reloadOnce);
      await printSheets({ pdf, watermark, overlay: overlay(), signal: run.signal, onSheet: setSheets });
    } catch {
      setFailed(!run.signal.aborted);
    } finally {
      if (running.current === run) running.current = null;
      setSheets(null);
    }
  };
  const cancel = () => {
    running.current?.abort();
    running.current = null;
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'p' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    if (!pdf) return;
    event.preventDefault();
    void begin();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', listen);
      running.current?.abort();
    };
  }, []);

  return { sheets, failed, begin: () => void begin(), cancel };
};
