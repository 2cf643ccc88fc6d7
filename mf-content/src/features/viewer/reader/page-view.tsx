import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { itemAt, joinItems, type Match } from './find-text.ts';
import type { PageBox, PageSize } from './page-layout.ts';
import { TextLayer } from './pdf-engine.browser.ts';
import '../viewer.css';

type PageViewProps = {
  pdf: PDFDocumentProxy;
  page: number;
  box: PageBox;
  scale: number;
  matches: readonly Match[];
  current: Match | null;
  onSize(page: number, size: PageSize): void;
};

/** Phones cannot draw larger canvases. */
const MAX_PIXELS = 16_000_000;

/** One page: its canvas, the selectable text layer, and the search matches. */
export function PageView({ pdf, page, box, scale, matches, current, onSize }: PageViewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [text, setText] = useState<TextLayer | null>(null);
  const [state, setState] = useState<'drawing' | 'drawn' | 'failed'>('drawing');

  const measured = useEffectEvent(onSize);
  useEffect(() => {
    let wanted = true;
    let stop = () => {};
    const draw = async () => {
      const source = await pdf.getPage(page);
      const [surface, container] = [canvas.current, layer.current];
      if (!wanted || !surface || !container) return;
      const natural = source.getViewport({ scale: 1 });
      measured(page, { width: natural.width, height: natural.height });
      const viewport = source.getViewport({ scale });
      const ratio = Math.min(window.devicePixelRatio || 1, Math.sqrt(MAX_PIXELS / (viewport.width * viewport.height)));
      surface.width = Math.floor(viewport.width * ratio);
      surface.height = Math.floor(viewport.height * ratio);
      const task = source.render({ canvas: surface, viewport, transform: [ratio, 0, 0, ratio, 0, 0] });
      stop = () => task.cancel();
      await task.promise;
      if (!wanted) return;
      setState('drawn');
      container.replaceChildren();
      const content = await source.getTextContent();
      if (!wanted) return;
      const words = new TextLayer({ textContentSource: content, container, viewport });
      await words.render();
      if (wanted) setText(words);
    };
    setState('drawing');
    setText(null);
    draw().catch((error: Error) => {
      if (wanted && error.name !== 'RenderingCancelledException') setState('failed');
    });
    return () => {
      wanted = false;
      stop();
    };
  }, [pdf, page, scale]);

  return (
    <section
      className="content-pdf-page"
      aria-label={`第 ${page} 页`}
      data-state={state}
      aria-busy={state === 'drawing' || undefined}
      style={
        { top: box.top, width: box.width, height: box.height, '--total-scale-factor': scale } as React.CSSProperties
      }
    >
      <canvas ref={canvas} />
      <Marks layer={layer.current} text={text} matches={matches} current={current} />
      <div ref={layer} className="content-pdf-text" data-ready={text ? '' : undefined} />
      {state === 'failed' ? <p className="content-pdf-failed">第 {page} 页没有画出来，其他页不受影响。</p> : null}
    </section>
  );
}

type MarksProps = {
  layer: HTMLDivElement | null;
  text: TextLayer | null;
  matches: readonly Match[];
  current: Match | null;
};

function Marks({ layer, text, matches, current }: MarksProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!text || !layer || !place.current) return;
    const origin = layer.getBoundingClientRect();
    const marks = matches.flatMap((match) =>
      rectsOf(text, match).map((rect) => {
        const mark = document.createElement('span');
        if (match === current) mark.className = 'is-current';
        mark.style.cssText = `left:${rect.left - origin.left}px;top:${rect.top - origin.top}px;width:${rect.width}px;height:${rect.height}px`;
        return mark;
      }),
    );
    place.current.replaceChildren(...marks);
  }, [layer, text, matches, current]);
  return <div ref={place} className="content-pdf-marks" aria-hidden="true" />;
}

const rectsOf = ({ textDivs, textContentItemsStr }: TextLayer, { start, end }: Match): DOMRect[] => {
  const page = joinItems(textContentItemsStr);
  const [from, to] = [itemAt(page, start), itemAt(page, end - 1)];
  const [first, last] = [textDivs[from.item]?.firstChild, textDivs[to.item]?.firstChild];
  if (!first || !last) return [];
  const range = document.createRange();
  try {
    range.setStart(first, from.offset);
    range.setEnd(last, to.offset + 1);
  } catch {
    return []; // the layer was replaced meanwhile
  }
  return [...range.getClientRects()].filter(({ width }) => width > 0);
};
