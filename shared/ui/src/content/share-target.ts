/** Data for sharing by link, QR code and poster. */
export type ShareTarget = {
  title: string;
  /** Kind of page: 月报. */
  kind: string;
  summary: string;
  /** At most three are shown. */
  points?: string[];
  /** `2026-03-04` */
  date?: string | null;
  source?: string | null;
  sample?: boolean;
  /** Path and query of the shared view; the default is the page without this user's personal choices. */
  to?: string;
  /** The chart of the poster, as an image of 2 : 1. */
  draw?(): Promise<Blob>;
  /** HTML for embedding the view on another site. */
  embed?: string;
};

export const shareAddress = (to?: string): string =>
  to ? new URL(to, window.location.origin).href : window.location.origin + window.location.pathname;
