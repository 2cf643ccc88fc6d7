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
};

/** The address of the page without what only this reader chose. */
export const shareAddress = (): string => window.location.origin + window.location.pathname;
