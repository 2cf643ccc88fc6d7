/** What is passed on: enough for a link, a QR code and a poster. */
export type ShareTarget = {
  title: string;
  /** Kind of page: 月报. */
  kind: string;
  summary: string;
  /** At most the first three are shown. */
  points?: string[];
  /** `2026-03-04` */
  date?: string | null;
  source?: string | null;
  sample?: boolean;
  /** Path and query of the view that is passed on; without it the page, less what only this reader chose. */
  to?: string;
  /** The chart of the poster, as a picture of 2 : 1. */
  draw?(): Promise<Blob>;
  /** HTML that shows the view on another site. */
  embed?: string;
};

export const shareAddress = (to?: string): string =>
  to ? new URL(to, window.location.origin).href : window.location.origin + window.location.pathname;
