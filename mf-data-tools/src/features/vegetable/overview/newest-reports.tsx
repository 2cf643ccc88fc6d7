import type { DataFor } from '@bee/contracts/operations';
import { AccessBadge, Empty, Section } from '@bee/ui/content';
import { reportListHref } from '../reports/report-query.ts';
import { reportHref } from '../reports/report-rows.tsx';
import './overview.css';

export function NewestReports({ reports }: { reports: DataFor<'vegetable/getMarketWeeklyList'> }) {
  return (
    <Section title="最新市场周报" more={{ title: `全部 ${reports.total} 份`, href: reportListHref() }}>
      {reports.list.length === 0 ? <Empty title="还没有市场周报">发布后会出现在这里。</Empty> : null}
      <ul className="tools-newest">
        {reports.list.map(({ id, title, date, access }) => (
          <li key={id}>
            <a href={reportHref(id)}>{title}</a>
            <AccessBadge level={access.level} />
            <time dateTime={date}>{date}</time>
          </li>
        ))}
      </ul>
    </Section>
  );
}
