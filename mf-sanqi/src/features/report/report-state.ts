export const scopes = ['report', 'news', 'policy'] as const;
export type Scope = (typeof scopes)[number];

export const scopeTitles = { report: '报告', news: '资讯', policy: '政策' } as const satisfies Record<Scope, string>;

/** What the address says: which of the three, which page, and which item when one is open. */
export type ReportState = { scope: Scope; p: number; id?: string };

const LAST_PAGE = 10_000;

export const readReportState = (query: Record<string, string>): ReportState => {
  const page = Number(query.p);
  return {
    scope: scopes.find((scope) => scope === query.scope) ?? 'report',
    p: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
    id: query.id?.trim() || undefined,
  };
};

/** Parameters for `href('sanqi/report', …)`; reports and the first page are what an address without them shows. */
export const reportParams = (tagId: string, { scope, p, id }: Partial<ReportState>) => ({
  tagId,
  scope: scope === 'report' ? undefined : scope,
  p: p && p > 1 ? p : undefined,
  id,
});
