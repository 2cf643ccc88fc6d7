import type { PriceRow } from '@bee/contracts/entity/price';
import { StaleMark, Tag } from '@bee/ui/content';

/** Markets report every day: more than three missed days count as stopped. */
const STOPPED_AFTER_DAYS = 3;

const doubts = {
  avg_out_of_range: '均价超出当日最低与最高之间，请核对来源',
  outlier: '与前后日相差过大，可能为录入错误',
} as const;

/** Why a quote deserves a second look: late, stopped, doubtful. */
export function QuoteMarks({ row }: { row: Pick<PriceRow, 'stale_days' | 'flag'> }) {
  return (
    <>
      <StaleMark daysLate={row.stale_days} stopped={row.stale_days > STOPPED_AFTER_DAYS} />
      {row.flag ? (
        <span title={doubts[row.flag]}>
          <Tag type="honey">
            存疑<span className="bee-quiet">：{doubts[row.flag]}</span>
          </Tag>
        </span>
      ) : null}
    </>
  );
}
