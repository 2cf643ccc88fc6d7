import { useSession } from '@bee/platform';
import { Icon } from '@bee/ui/content';
import { compareLimit, compareRemedy } from './access-limits.ts';
import type { Chart } from './chart-card.tsx';
import { type DetailQuery, detailHref, shownMarkets } from './detail-query.ts';

type CompareChipsProps = { chart: Chart; query: DetailQuery; headline: string };

/** Markets in the chart; those that were added can be taken out. Says so when the limit cut one off. */
export function CompareChips({ chart, query, headline }: CompareChipsProps) {
  const session = useSession();
  const cut = shownMarkets(query, headline).length > compareLimit(session);
  return (
    <div className="tools-compare bee-no-print">
      <span className="tools-compare-label">对比市场</span>
      <ul>
        {chart.series.map(({ market_id, market }, index) => (
          <li key={market_id} className={`tools-compare-chip is-${index + 1}`}>
            {market}
            {market_id === headline ? null : (
              <a
                href={detailHref(query, { compare: query.compare.filter((id) => id !== market_id) })}
                aria-label={`移除 ${market}`}
              >
                <Icon name="close" size={14} />
              </a>
            )}
          </li>
        ))}
        <li>
          <a href="#markets">＋ 从市场列表添加</a>
        </li>
      </ul>
      {cut ? (
        <span className="tools-compare-cut">
          最多同时显示 {chart.series.length} 个市场，{compareRemedy(session)}
        </span>
      ) : null}
    </div>
  );
}
