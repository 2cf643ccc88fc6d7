import { SortLinks } from '@bee/ui/content';
import type { ReportListState } from './report-list-query.ts';
import './report-list.css';

type ReportToolbarProps = {
  state: ReportListState;
  total: number;
  link: (change: Partial<ReportListState>) => string;
};

/** Above a list: total, search words and month, sort order. */
export const ReportToolbar = ({ state, total, link }: ReportToolbarProps) => (
  <div className="content-report-bar bee-no-print">
    <p className="content-report-sum">
      共 <strong className="bee-num">{total.toLocaleString('en-US')}</strong> 份{said(state)}
      {state.q || state.not || state.month ? (
        <a href={link({ q: undefined, not: undefined, month: undefined })}>清除</a>
      ) : null}
    </p>
    <SortLinks
      sorts={[
        { title: '最新', href: link({ s: 'new' }), current: state.s === 'new' },
        { title: '最热', href: link({ s: 'hot' }), current: state.s === 'hot' },
      ]}
    />
  </div>
);

const said = ({ month, q, not }: ReportListState): string => {
  const parts = [
    month && `${month.slice(0, 4)}年${Number(month.slice(5))}月发布`,
    q && `标题含“${q}”`,
    not && `标题不含“${not}”`,
  ].filter(Boolean);
  return parts.length > 0 ? `，${parts.join('，')}` : '';
};
