import type { SeriesHealth } from '@bee/contracts/entity/industry';
import { formatInstant } from '@bee/domain/format';
import type { PeriodFreq } from '@bee/domain/table-period';
import { GapStrip } from './gap-strip.tsx';
import './table.css';

type HealthCardProps = { health: SeriesHealth; freq: PeriodFreq; from: string | null; to: string | null };

/** Reliability of the figures: completeness, frequency of revisions, punctuality. */
export function HealthCard({ health, freq, from, to }: HealthCardProps) {
  const { coverage_pct, periods, expected, gap_count, revised, last_revised_at } = health;
  return (
    <div className="tools-health bee-box">
      <dl className="bee-wrap">
        <div>
          <dt>完整度</dt>
          <dd>
            {coverage_pct.toFixed(coverage_pct === 100 ? 0 : 1)}%
            <small>
              {periods}/{expected} 期
            </small>
          </dd>
        </div>
        <div>
          <dt>缺口</dt>
          <dd>{gap_count === 0 ? '无' : `${gap_count} 处`}</dd>
        </div>
        <div>
          <dt>修订</dt>
          <dd>
            {revised === 0 ? '无' : `${revised} 个值`}
            {last_revised_at ? <small>最近 {formatInstant(last_revised_at).slice(0, 10)}</small> : null}
          </dd>
        </div>
        <div>
          <dt>下次更新</dt>
          <dd>
            <NextUpdate health={health} />
          </dd>
        </div>
      </dl>
      {from && to ? <GapStrip health={health} freq={freq} from={from} to={to} /> : null}
    </div>
  );
}

/** After this time without updates a table counts as discontinued, not late. */
const STOPPED_DAYS = 400;

function NextUpdate({ health: { next_update, late_days } }: Pick<HealthCardProps, 'health'>) {
  if (late_days === null || next_update === null) return <span className="tools-health-none">无固定周期</span>;
  if (late_days > STOPPED_DAYS) return <span className="tools-health-none">已停更</span>;
  if (late_days > 0)
    return (
      <span className="tools-health-late">
        迟 {late_days} 天<small>应于 {next_update}</small>
      </span>
    );
  return <span className="tools-health-fresh">{next_update}</span>;
}
