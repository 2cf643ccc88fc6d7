import { formatNumber } from '@bee/domain/format';
import { typedNumber } from '@bee/domain/typed-number';
import { Button, Icon, isComposing, LinkButton } from '@bee/ui/content';
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import type { Found } from './use-find.ts';
import { nextZoom, type Zoom } from './view-state.ts';
import '../viewer.css';

type ReaderToolbarProps = {
  page: number;
  pages: number;
  zoom: Zoom;
  percent: number;
  wanted: string;
  found: Found;
  at: number;
  download: { url: string; name: string } | null;
  onPage(page: number): void;
  onZoom(zoom: Zoom): void;
  onFind(wanted: string): void;
  onStep(direction: 1 | -1): void;
  /** Null while there is nothing to print or sheets are being drawn. */
  onPrint: (() => void) | null;
};

/** Page, zoom, search, print, download; this is also the tab order. */
export function ReaderToolbar(props: ReaderToolbarProps) {
  const { page, pages, zoom, percent, download, onPage, onZoom, onPrint } = props;
  return (
    <div className="content-reader-bar bee-inline bee-no-print" role="toolbar" aria-label="阅读工具">
      <div className="content-reader-group bee-inline">
        <Button
          aria-label="上一页"
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
          icon={<Icon name="chevron" size={16} />}
          className="is-back"
        />
        <PageField page={page} pages={pages} onPage={onPage} />
        <Button
          aria-label="下一页"
          disabled={page >= pages}
          onClick={() => onPage(page + 1)}
          icon={<Icon name="chevron" size={16} />}
        />
      </div>
      <div className="content-reader-group bee-inline">
        <Button aria-label="缩小" onClick={() => onZoom(nextZoom(percent, -1))}>
          −
        </Button>
        <output className="content-reader-percent" aria-label="缩放比例">
          {percent}%
        </output>
        <Button aria-label="放大" onClick={() => onZoom(nextZoom(percent, 1))}>
          +
        </Button>
        <Button aria-pressed={zoom === 'fit'} onClick={() => onZoom('fit')}>
          适合宽度
        </Button>
      </div>
      <FindField {...props} />
      <div className="content-reader-group bee-inline">
        <Button disabled={!onPrint} onClick={() => onPrint?.()} icon={<Icon name="print" size={16} />}>
          打印
        </Button>
        {download ? (
          <LinkButton href={download.url} download={download.name} icon={<Icon name="download" size={16} />}>
            下载
          </LinkButton>
        ) : null}
      </div>
    </div>
  );
}

function PageField({ page, pages, onPage }: Pick<ReaderToolbarProps, 'page' | 'pages' | 'onPage'>) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current && document.activeElement !== field.current) field.current.value = String(page);
  }, [page]);
  const go = (event: FormEvent) => {
    event.preventDefault();
    const wanted = typedNumber(field.current?.value ?? '');
    if (Number.isInteger(wanted)) onPage(Math.min(Math.max(wanted, 1), pages));
  };
  return (
    <form className="content-reader-page bee-inline" onSubmit={go}>
      <input
        ref={field}
        aria-label="页码"
        inputMode="numeric"
        defaultValue={page}
        onFocus={(event) => event.target.select()}
      />
      <span className="bee-num">/ {formatNumber(pages)}</span>
    </form>
  );
}

function FindField({ wanted, found, at, pages, onFind, onStep }: ReaderToolbarProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current && document.activeElement !== field.current) field.current.value = wanted;
  }, [wanted]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const next = field.current?.value.trim() ?? '';
    if (next === wanted && wanted) onStep(1);
    else onFind(next);
  };
  const back = (event: KeyboardEvent) => {
    if (isComposing(event) || event.key !== 'Enter' || !event.shiftKey) return;
    event.preventDefault();
    onStep(-1);
  };
  return (
    <search className="content-reader-search">
      <form className="content-reader-find bee-inline" onSubmit={submit}>
        <input
          ref={field}
          type="search"
          aria-label="在文档中查找"
          placeholder="在文档中查找"
          defaultValue={wanted}
          maxLength={100}
          onKeyDown={back}
        />
        {wanted ? (
          <>
            <output className="bee-num" aria-live="polite">
              {findText(found, at, pages)}
            </output>
            <Button
              aria-label="上一处"
              disabled={found.matches.length === 0}
              onClick={() => onStep(-1)}
              icon={<Icon name="chevron" size={16} />}
              className="is-up"
            />
            <Button
              aria-label="下一处"
              disabled={found.matches.length === 0}
              onClick={() => onStep(1)}
              icon={<Icon name="chevron" size={16} />}
              className="is-down"
            />
          </>
        ) : null}
      </form>
    </search>
  );
}

const findText = ({ matches, searched, textless }: Found, at: number, pages: number): string => {
  if (matches.length > 0) return `${Math.max(0, at) + 1}/${matches.length}${searched < pages ? '…' : ''}`;
  if (searched < pages) return `已找 ${searched}/${pages} 页`;
  return textless ? '扫描件，没有可查找的文字' : '没有找到';
};
