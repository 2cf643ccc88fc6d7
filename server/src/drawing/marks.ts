/** A primitive of a drawing, in points from the upper left corner; used for both PDFs and pictures. */
export type Mark =
  | { kind: 'path'; d: string; color: string; width: number; dash?: boolean }
  | { kind: 'rect'; x: number; y: number; width: number; height: number; color: string }
  | {
      kind: 'text';
      x: number;
      y: number;
      text: string;
      size: number;
      color: string;
      anchor: 'start' | 'middle' | 'end';
    };

/** Line colours of the design: distinguishable in greyscale and for colour-blind readers. */
export const LINE_COLORS = ['#147a42', '#d9822b', '#2b6cb0', '#9b2c5e', '#6b8e23', '#7a5ca8', '#0f8b8d', '#8a6d3b'];

/** Red for rising and green for falling prices, as is usual in China. */
export const RISE = '#c8321f';
export const FALL = '#147a42';
export const TEXT = '#1c2321';
export const TEXT_SECONDARY = '#4b5752';
export const TEXT_TERTIARY = '#66736d';
export const LINE = '#e3e8e4';
export const SOFT = '#e6f4ea';
export const PRIMARY = '#147a42';
export const HONEY = '#f2a900';
