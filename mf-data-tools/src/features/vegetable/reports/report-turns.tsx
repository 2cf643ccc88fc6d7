import type { DataFor } from '@bee/contracts/operations';
import { kindTitles } from './report-query.ts';
import { reportHref } from './report-rows.tsx';
import './report.css';

type ReportTurnsProps = { report: Pick<DataFor<'vegetable/marketReportDetail'>, 'kind' | 'prev' | 'next'> };

/** Links to the previous and the next report of the same market. */
export function ReportTurns({ report: { kind, prev, next } }: ReportTurnsProps) {
  if (!prev && !next) return null;
  const turns = [
    { title: '上一份', report: prev, rel: 'prev' },
    { title: '下一份', report: next, rel: 'next' },
  ];
  return (
    <nav className="tools-report-turns bee-no-print" aria-label={`同一市场的其他${kindTitles[kind]}`}>
      {turns.map(({ title, report, rel }) =>
        report ? (
          <a key={rel} href={reportHref(report.id)} rel={rel}>
            <small>{title}</small>
            {report.title}
          </a>
        ) : (
          <span key={rel}>
            <small>{title}</small>
            没有了
          </span>
        ),
      )}
    </nav>
  );
}
