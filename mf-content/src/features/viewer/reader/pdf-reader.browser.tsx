import { formatNumber } from '@bee/domain/format';
import { useLocationQuery } from '@bee/platform';
import { ErrorState, Skeleton } from '@bee/ui/content';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent } from 'react';
import { layPages } from './page-layout.ts';
import { PageStack } from './page-stack.tsx';
import { PrintRange } from './print-range.tsx';
import { ReaderToolbar } from './reader-toolbar.tsx';
import { useFind } from './use-find.ts';
import { useMatchWalk } from './use-match-walk.ts';
import { usePageSizes } from './use-page-sizes.ts';
import { usePageWindow } from './use-page-window.ts';
import { usePdf } from './use-pdf.ts';
import { type Printing, usePrint } from './use-print.ts';
import { useReadingPlace } from './use-reading-place.ts';
import { nextZoom, percentOf, readPage, readZoom, scaleOf, type Zoom } from './view-state.ts';
import '../viewer.css';

export type PdfReaderProps = {
  fid: string;
  url: string;
  name: string;
  downloadUrl: string | null;
  watermark: string | null;
  onExpired(): void;
  /** Rendered after the last page. */
  children?: ReactNode;
};

/** Page, zoom and search words are in the address; the reading position is stored on the device. */
export function PdfReader({ fid, url, name, downloadUrl, watermark, onExpired, children }: PdfReaderProps) {
  const { pdf, progress, failure } = usePdf(url, onExpired);
  const [query, setQuery] = useLocationQuery();
  const { sizes, addSize } = usePageSizes(pdf);
  const pages = pdf?.numPages ?? 0;
  const ready = sizes[1] !== undefined;
  const zoom = readZoom(query.zoom);
  const view = usePageWindow((room) => {
    const scale = scaleOf(zoom, sizes[1]?.width ?? 595, room);
    return {
      scale,
      boxes: layPages(
        Array.from({ length: pages }, (_, index) => sizes[index + 1]),
        scale,
      ),
    };
  });
  const { frame, page, scale, goTo, goToBox, ...stack } = view;
  const percent = percentOf(scale);
  const { resumed, changePage } = useReadingPlace({
    ...{ fid, pages, ready, scale, page, goTo },
    asked: query.page,
    onPage: (next) => setQuery({ page: next }),
  });

  const wanted = query.q ?? '';
  const found = useFind(pdf, wanted);
  const from = readPage(query.page, Number.MAX_SAFE_INTEGER);
  const { at, current, step } = useMatchWalk({ wanted, found, pages, from });
  const showMatch = useEffectEvent((_at: number, matchPage: number) => {
    if (matchPage) goToBox(matchPage);
  });
  const matchPage = current?.page ?? 0;
  useEffect(() => showMatch(at, matchPage), [at, matchPage]);

  const printing = usePrint(pdf, watermark);
  const changeZoom = (next: Zoom) => setQuery({ zoom: next === 'fit' ? undefined : String(next) });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== event.currentTarget) return;
    const act = actOfKey(event.key, { page, pages, percent, onPage: changePage, onZoom: changeZoom });
    if (!act) return;
    event.preventDefault();
    act();
  };

  if (failure)
    return (
      <div className="content-reader-note bee-box">
        <ErrorState title={`《${name}》没有打开`} onRetry={onExpired}>
          {failure}
        </ErrorState>
        {children}
      </div>
    );
  return (
    <div className="content-reader bee-box" data-pages={pages || undefined}>
      <ReaderToolbar
        {...{ page, pages, zoom, percent, wanted, found, at }}
        download={downloadUrl ? { url: downloadUrl, name } : null}
        onPage={changePage}
        onZoom={changeZoom}
        onFind={(next) => setQuery({ q: next || undefined })}
        onStep={step}
        onPrint={pdf && printing.sheets === null ? printing.ask : null}
      />
      {progress < 1 ? (
        <progress className="content-reader-progress" value={progress} max={1} aria-label="已读取" />
      ) : null}
      <PrintStatus printing={printing} pages={pages} />
      {resumed > 1 && page === resumed ? (
        <p className="content-reader-resumed" role="status">
          已回到上次读到的第 {resumed} 页
          <button type="button" onClick={() => changePage(1)}>
            回到开头
          </button>
        </p>
      ) : null}
      <section {...frame} className="content-reader-frame" aria-label="文档正文" onKeyDown={onKeyDown}>
        {ready && pdf ? (
          <PageStack {...{ ...stack, pdf, scale, current, watermark }} matches={found.matches} onSize={addSize} />
        ) : (
          <div role="status" className="content-reader-wait bee-stack">
            正在读取 {Math.round(progress * 100)}%
            <Skeleton height={520} />
          </div>
        )}
        {ready ? <div className="content-reader-end">{children}</div> : null}
      </section>
      <p className="content-reader-print">请用阅读工具栏里的“打印”按钮打印原文。</p>
    </div>
  );
}

/** The pages to print, progress and errors; nothing otherwise. */
function PrintStatus({ printing, pages }: { printing: Printing; pages: number }) {
  const { isAsking, sheets, range, failed, begin, cancel } = printing;
  if (isAsking) return <PrintRange pages={pages} onPrint={begin} onClose={cancel} />;
  if (sheets !== null)
    return (
      <p className="content-reader-resumed bee-no-print" role="status">
        正在准备打印：{formatNumber(sheets)}/{formatNumber(range.to - range.from + 1)} 页
        <button type="button" onClick={cancel}>
          取消
        </button>
      </p>
    );
  return failed ? (
    <p className="content-reader-resumed bee-no-print" role="alert">
      打印没有准备好，可能是网络中断或内存不足；请重试，或下载后打印。
      <button type="button" onClick={() => begin(range)}>
        重试
      </button>
    </p>
  ) : null;
}

type View = { page: number; pages: number; percent: number; onPage(page: number): void; onZoom(zoom: Zoom): void };

/** The action of a key while the pages have the focus; null for keys that scroll or that the browser handles. */
const actOfKey = (key: string, { page, pages, percent, onPage, onZoom }: View): (() => void) | null => {
  if (key === 'ArrowLeft' && page > 1) return () => onPage(page - 1);
  if (key === 'ArrowRight' && page < pages) return () => onPage(page + 1);
  if (key === 'Home') return () => onPage(1);
  if (key === 'End') return () => onPage(pages);
  if (key === '+' || key === '-') return () => onZoom(nextZoom(percent, key === '+' ? 1 : -1));
  return key === '0' ? () => onZoom('fit') : null;
};
