/** Percent, or fit to width. */
export type Zoom = number | 'fit';

export const ZOOM_STEPS = [50, 67, 80, 100, 125, 150, 200, 300, 400];

export const readPage = (value: string | undefined, pages: number): number => {
  const page = Number(value);
  return Number.isInteger(page) && page >= 1 ? Math.min(page, pages) : 1;
};

export const readZoom = (value: string | undefined): Zoom => {
  const zoom = Number(value);
  return value && Number.isInteger(zoom) && zoom >= 25 && zoom <= 500 ? zoom : 'fit';
};

export const nextZoom = (percent: number, direction: 1 | -1): number => {
  const steps = direction === 1 ? ZOOM_STEPS : ZOOM_STEPS.toReversed();
  return steps.find((step) => (step - percent) * direction > 1) ?? steps.at(-1) ?? percent;
};

/**
 * Scale that fits a page into `room` pixels, or by percent. Limited on wide windows, where pages would become too large
 * to read.
 */
export const scaleOf = (zoom: Zoom, width: number, room: number): number =>
  zoom === 'fit' ? Math.min(room / width, LARGEST_FIT) : (zoom / 100) * PX_PER_POINT;

export const percentOf = (scale: number): number => Math.round((scale / PX_PER_POINT) * 100);

const PX_PER_POINT = 96 / 72;
const LARGEST_FIT = 1.6 * PX_PER_POINT;
