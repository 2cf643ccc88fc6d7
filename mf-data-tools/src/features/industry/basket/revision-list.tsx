import { formatNumber } from '@bee/domain/format';
import type { SeriesAnswer } from '../chart/load-drawing.ts';

type RevisionListProps = { series: Pick<SeriesAnswer['list'][number], 'revisions' | 'decimals' | 'unit'> };

/** Each revised period with all values that were published for it, and their days. */
export function RevisionList({ series: { revisions, decimals, unit } }: RevisionListProps) {
  if (!revisions?.length) return null;
  return (
    <details className="bee-small">
      <summary>修订过的期：先后公布的值与日期（{unit}）</summary>
      <ul>
        {revisions.map(({ period, values }) => (
          <li key={period}>
            {period}：
            {values
              .map(({ value, published_on }) => `${formatNumber(value, decimals)}（${published_on} 公布）`)
              .join(' → ')}
          </li>
        ))}
      </ul>
    </details>
  );
}
