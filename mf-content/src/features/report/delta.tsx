import { formatNumber } from '@bee/domain/format';
import { Change, DataTable } from '@bee/ui/content';
import { ArticleLink } from '../../components/article-link.tsx';
import type { Report } from './report-data.ts';
import './report.css';

type Row = Report['delta'][number];

/** 自上期以来的变化: the key figures compared with the previous issue. */
export function Delta({ report: { type, delta, same_series, tagged } }: { report: Report }) {
  if (delta.length === 0) return null;
  const before = same_series.prev;
  return (
    <section className="content-report-part" aria-labelledby="delta">
      <div className="content-report-head bee-wrap">
        <h2 id="delta">自上期以来的变化</h2>
        {before ? (
          <ArticleLink article={{ ...before, type }} tagged={tagged.includes(before.id)}>
            对比 {before.issue_no ?? before.published_at} 期
          </ArticleLink>
        ) : null}
      </div>
      <DataTable
        caption="关键数字与上一期对比"
        hideCaption
        rows={delta}
        rowKey={({ label }) => label}
        columns={[
          { key: 'label', title: '指标', cell: ({ label, unit }) => `${label}（${unit}）` },
          { key: 'prev', title: '上期', numeric: true, cell: ({ prev }) => plain(prev) },
          { key: 'curr', title: '本期', numeric: true, cell: ({ curr }) => <strong>{plain(curr)}</strong> },
          { key: 'change', title: '变化', numeric: true, cell: (row) => <Movement row={row} /> },
        ]}
      />
    </section>
  );
}

/** Units of counts: 28 after 27 is +1, not +3.7 %. */
const COUNTED = ['个', '家', '期', '只', '次'];

/** Percent; percentage points for percentages; a difference for counts. */
function Movement({ row: { prev, curr, unit } }: { row: Row }) {
  if (prev === null || curr === null) return <Change value={null} />;
  if (unit === '%') return <Change value={curr - prev} unit=" 个百分点" digits={1} />;
  if (COUNTED.includes(unit)) return <Change value={curr - prev} unit={` ${unit}`} digits={0} />;
  return <Change value={prev === 0 ? null : ((curr - prev) / Math.abs(prev)) * 100} digits={1} />;
}

const plain = (value: number | null): string => formatNumber(value, value !== null && !Number.isInteger(value) ? 2 : 0);
