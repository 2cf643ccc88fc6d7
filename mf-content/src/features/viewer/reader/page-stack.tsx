import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useId } from 'react';
import type { Match } from './find-text.ts';
import type { PageBox, PageSize } from './page-layout.ts';
import { PageView } from './page-view.tsx';
import '../viewer.css';

type PageStackProps = {
  pdf: PDFDocumentProxy;
  boxes: readonly PageBox[];
  /** Numbers of the pages in the window. */
  shown: readonly number[];
  height: number;
  scale: number;
  matches: readonly Match[];
  current: Match | null;
  watermark: string | null;
  onSize(page: number, size: PageSize): void;
};

const SIDES_PX = 32;

/**
 * The pages below each other, under the watermark. Has the height of all pages but renders only those in the window.
 */
export function PageStack({ pdf, boxes, shown, height, scale, matches, current, watermark, onSize }: PageStackProps) {
  return (
    <div
      className="content-reader-pages"
      style={{ height, minWidth: Math.max(0, ...boxes.map(({ width }) => width)) + SIDES_PX }}
    >
      {shown.map((page) => {
        const box = boxes[page - 1];
        return box ? (
          <PageView
            key={page}
            {...{ pdf, page, box, scale, current, onSize }}
            matches={matches.filter((match) => match.page === page)}
          />
        ) : null;
      })}
      {watermark ? <WatermarkLayer text={watermark} /> : null}
    </div>
  );
}

/** Overlays the pages, ignores pointer events and is not part of the text. */
function WatermarkLayer({ text }: { text: string }) {
  const id = useId();
  return (
    <svg className="content-watermark" aria-hidden="true">
      <pattern id={id} width="320" height="200" patternUnits="userSpaceOnUse" patternTransform="rotate(-24)">
        <text x="10" y="100">
          {text}
        </text>
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
