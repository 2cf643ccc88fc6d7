import type { CSSProperties } from 'react';
import './states.css';

export type SkeletonProps = {
  /** px, the height of the content that is loading. */
  height: number;
  width?: CSSProperties['width'];
};
export type SkeletonRowsProps = { rows: number /** px per row: 40 for tables, 112 for ListRows. */; height?: number };

export function Skeleton({ height, width = '100%' }: SkeletonProps) {
  return <div className="bee-bone" style={{ height, width }} aria-hidden="true" />;
}

/** Placeholder rows with the height of a list or table, so that nothing shifts when it loads. */
export function SkeletonRows({ rows, height = 40 }: SkeletonRowsProps) {
  return (
    <div role="status" aria-label="正在加载">
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div key={row} style={{ height, paddingBlock: height / 4 }} aria-hidden="true">
          <Skeleton height={height / 2} width={`${92 - (row % 4) * 9}%`} />
        </div>
      ))}
    </div>
  );
}

export type PageSkeletonProps = {
  /** Of the page, so that the placeholders have its gaps. */
  className?: string;
  /** Width of the first block, which is the heading. */
  width?: SkeletonProps['width'];
  /** px of each block. */
  heights: number[];
  /** Rows below the blocks. */
  rows?: SkeletonRowsProps;
};

/** Placeholder of a page while its data loads. */
export function PageSkeleton({ className, width, heights: [heading = 0, ...heights], rows }: PageSkeletonProps) {
  return (
    <div className={className} aria-busy="true">
      <Skeleton height={heading} width={width} />
      {heights.map((height, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks never change
        <Skeleton key={place} height={height} />
      ))}
      {rows ? <SkeletonRows {...rows} /> : null}
    </div>
  );
}
