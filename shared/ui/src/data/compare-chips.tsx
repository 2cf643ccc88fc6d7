import { Icon } from '@bee/ui/content';
import type { ReactNode } from 'react';
import type { ChartLine } from '../plot/chart-line.ts';
import type { ChartView } from './chart-view.ts';

export type CompareChipsProps = {
  lines: readonly ChartLine[];
  view: ChartView;
  hrefOf(change: Partial<ChartView>): string;
  /** 对比市场 */
  label: string;
  /** Control for adding a line. */
  add?: ReactNode;
  /** Why some requested lines are not shown. */
  cut?: ReactNode;
};

/** Legend of the chart; added lines have a remove button. */
export function CompareChips({ lines, view, hrefOf, label, add, cut }: CompareChipsProps) {
  return (
    <div className="bee-compare bee-wrap">
      <span className="bee-compare-label">{label}</span>
      <ul>
        {lines.map(({ id, name }, index) => (
          <li key={id} className="bee-compare-chip bee-inline">
            <i style={{ background: `var(--bee-chart-${index + 1})` }} />
            {name}
            {view.compare.includes(id) ? (
              <a
                className="bee-no-print"
                href={hrefOf({ compare: view.compare.filter((one) => one !== id) })}
                aria-label={`移除 ${name}`}
              >
                <Icon name="close" size={14} />
              </a>
            ) : null}
          </li>
        ))}
        {add ? <li className="bee-no-print">{add}</li> : null}
      </ul>
      {cut ? <span className="bee-compare-cut bee-no-print">{cut}</span> : null}
    </div>
  );
}
