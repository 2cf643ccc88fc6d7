import { useLocationQuery } from '@bee/platform';
import { ErrorState, Skeleton } from '@bee/ui/content';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Match } from './find-text.ts';
import { layPages, type PageSize } from './page-layout.ts';
import { PageView } from './page-view.tsx';
import { ReaderToolbar } from './reader-toolbar.tsx';
import { recallPage, rememberPage } from './reading-position.ts';
import { type Found, useFind } from './use-find.ts';
import { usePageWindow } from './use-page-window.ts';
import { usePdf } from './use-pdf.ts';
import { nextZoom, percentOf, readPage, readZoom, scaleOf, type Zoom } from './view-state.ts';
import { WatermarkLayer } from './watermark-layer.tsx';

export type PdfReaderProps = {
  fid: string;
  url: string;
  name: string;
  downloadUrl: string | null;
  watermark: string | null;
  onExpired(): void;
  /** Stands after the last page. */
  children?: ReactNode;
};

/** Page, zoom and what is searched for are in the address; where somebody stopped is kept on the device. */
export const PdfReader = ({ fid, url, name, downloadUrl, watermark, onExpired, children }: PdfReaderProps) => {
  const { pdf, progress, failure } = usePdf(url, onExpired);
  const [query, setQuery] = useLocationQuery();
  const [sizes, setSizes] = useState<Record<number, PageSize>>({});
  const [resumed, setResumed] = useState(0);
  const pages = pdf?.numPages ?? 0;
  const zoom = readZoom(query.zoom);
  const wanted = query.q ?? '';
  const found = useFind(pdf, wanted);
  const begun = { wanted, from: readPage(query.page, Number.MAX_SAFE_INTEGER), at: -1 };
  const [search, setSearch] = useState(begun);
  if (search.wanted !== wanted) setSearch(begun);
  const at = search.at >= 0 ? search.at : firstFrom(found, search.from, pages);
  const current: Match | null = found.matches[at] ?? null;

  const list = Array.from({ length: pages }, (_, index) => sizes[index + 1]);
  const frame = useRef<HTMLDivElement>(null);
  const view = usePageWindow(frame, (room) => {
    const scale = scaleOf(zoom, sizes[1]?.width ?? 595, room);
    return { scale, boxes: layPages(list, scale) };
  });
  const { page, boxes, scale, shown, height, goTo, goToBox } = view;

  useEffect(() => {
    if (!pdf) return;
    let open = true;
    pdf.getPage(1).then((first) => {
      if (!open) return;
      const { width, height: tall } = first.getViewport({ scale: 1 });
      setSizes((known) => ({ ...known, 1: { width, height: tall } }));
    }, ignore);
    return () => {
      open = false;
    };
  }, [pdf]);

  const ready = sizes[1] !== undefined;
  /** The page that the address and the window agree on; 0 before the first. */
  const settled = useRef(0);
  const begin = useEffectEvent((isReady: boolean, asked: string | undefined) => {
    if (!isReady) return;
    const remembered = asked || settled.current > 0 ? 0 : recallPage(fid);
    const target = readPage(asked ?? (remembered ? String(remembered) : undefined), pages);
    if (remembered && target > 1) setResumed(target);
    if (target !== settled.current && (target !== page || settled.current === 0)) goTo(target);
    settled.current = target;
  });
  useEffect(() => begin(ready, query.page), [ready, query.page]);

  const keepPlace = useEffectEvent((newScale: number) => {
    if (newScale && ready && settled.current > 0) goTo(settled.current);
  });
  useEffect(() => keepPlace(scale), [scale]);

  const settle = useEffectEvent((next: number) => {
    settled.current = next;
    rememberPage(fid, next);
    setQuery({ page: next > 1 ? String(next) : undefined });
  });
  useEffect(() => {
    if (!ready || settled.current === 0 || page === settled.current) return;
    const timer = setTimeout(() => settle(page), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [page, ready]);

  const showMatch = useEffectEvent((_at: number, matchPage: number) => {
    if (matchPage) goToBox(matchPage);
  });
  const matchPage = current?.page ?? 0;
  useEffect(() => showMatch(at, matchPage), [at, matchPage]);

  const step = (direction: 1 | -1) => {
    const count = found.matches.length;
    if (count > 0) setSearch({ ...search, at: (at + direction + count) % count });
  };
  const changePage = (next: number) => {
    settled.current = next;
    goTo(next);
    rememberPage(fid, next);
    setQuery({ page: next > 1 ? String(next) : undefined });
  };
  const changeZoom = (next: Zoom) => setQuery({ zoom: next === 'fit' ? undefined : String(next) });
  const actOf = (key: string): (() => void) | null => {
    if (key === 'ArrowLeft' && page > 1) return () => changePage(page - 1);
    if (key === 'ArrowRight' && page < pages) return () => changePage(page + 1);
    if (key === 'Home') return () => changePage(1);
    if (key === 'End') return () => changePage(pages);
    if (key === '+' || key === '-') return () => changeZoom(nextZoom(percentOf(scale), key === '+' ? 1 : -1));
    return key === '0' ? () => changeZoom('fit') : null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== frame.current) return;
    const act = actOf(event.key);
    if (!act) return;
    event.preventDefault();
    act();
  };

  if (failure)
    return (
      <div className="content-reader-note">
        <ErrorState title={`《${name}》没有打开`} onRetry={onExpired}>
          {failure}
        </ErrorState>
        {children}
      </div>
    );
  return (
    <div className="content-reader" data-pages={pages || undefined}>
      <ReaderToolbar
        {...{ page, pages, zoom, wanted, found, at }}
        percent={percentOf(scale)}
        download={downloadUrl ? { url: downloadUrl, name } : null}
        onPage={changePage}
        onZoom={changeZoom}
        onFind={(next) => setQuery({ q: next || undefined })}
        onStep={step}
      />
      {progress < 1 ? (
        <progress className="content-reader-progress" value={progress} max={1} aria-label="已读取" />
      ) : null}
      {resumed > 1 && page === resumed ? (
        <p className="content-reader-resumed" role="status">
          已回到上次读到的第 {resumed} 页
          <button type="button" onClick={() => changePage(1)}>
            回到开头
          </button>
        </p>
      ) : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section ref={frame} className="content-reader-frame" aria-label="文档正文" tabIndex={0} onKeyDown={onKeyDown}>
        {ready && pdf ? (
          <div
            className="content-reader-pages"
            style={{ height, minWidth: Math.max(0, ...boxes.map(({ width }) => width)) + 32 }}
          >
            {shown.map((number) => {
              const box = boxes[number - 1];
              return box ? (
                <PageView
                  key={number}
                  {...{ pdf, box, scale, current }}
                  page={number}
                  matches={found.matches.filter((match) => match.page === number)}
                  onSize={(one, size) =>
                    setSizes((known) =>
                      known[one]?.width === size.width && known[one]?.height === size.height
                        ? known
                        : { ...known, [one]: size },
                    )
                  }
                />
              ) : null;
            })}
            {watermark ? <WatermarkLayer text={watermark} /> : null}
          </div>
        ) : (
          <div role="status" className="content-reader-wait">
            正在读取 {Math.round(progress * 100)}%
            <Skeleton height={520} />
          </div>
        )}
        {ready ? <div className="content-reader-end">{children}</div> : null}
      </section>
      <p className="content-reader-print">原文不能在网页上打印。可以阅读全文的会员，请下载后打印。</p>
    </div>
  );
};

/** A search begins at the page that is read and goes round; -1 while the place to begin at is still to be found. */
const firstFrom = ({ matches, searched }: Found, from: number, pages: number): number => {
  const ahead = matches.findIndex(({ page }) => page >= from);
  return ahead < 0 && searched >= pages && matches.length > 0 ? 0 : ahead;
};

const SETTLED_MS = 400;
const ignore = () => undefined;
