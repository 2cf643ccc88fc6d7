import type { PriceRow } from '@bee/contracts/entity/price';
import { StaleMark, Tag } from '@bee/ui/content';

/** A quote counts as stopped after this number of missed reports. */
const MISSED_REPORTS = 3;

const doubts = {
  avg_out_of_range: '均价超出当日最低与最高之间，请核对来源',
  outlier: '与前后日相差过大，可能为录入错误',
} as const;

type QuoteMarksProps = {
  row: Pick<PriceRow, 'stale_days' | 'flag'>;
  /** Days between two reports. */
  every?: number;
};

/** Why a quote should be checked: late, stopped, doubtful. */
export function QuoteMarks({ row, every = 1 }: QuoteMarksProps) {
  return (
    <>
      <StaleMark daysLate={row.stale_days - every + 1} stopped={row.stale_days > MISSED_REPORTS * every} />
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
