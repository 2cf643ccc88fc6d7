import { formatNumber } from '@bee/domain/format';
import { typedNumber } from '@bee/domain/typed-number';
import { href } from '@bee/platform';
import { Button } from '@bee/ui/content';
import { Input } from '@bee/ui/fields';
import { useId, useState } from 'react';
import type { Sums } from './submit-data.ts';
import '../submit.css';
import '../../../components/buying.css';

type PointsFieldProps = { balance: number; perYuan: number; share: number; sums: Sums; onChange(points: number): void };

/** Number of points to redeem. */
export function PointsField({ balance, perYuan, share, sums, onChange }: PointsFieldProps) {
  const id = useId();
  // Shown as typed until the field is left: another text would interrupt an input method.
  const [typed, setTyped] = useState<string | null>(null);
  const { most, points, discount } = sums;
  if (most === 0) {
    return (
      <p className="member-quiet-line">
        {balance > 0 ? `现有 ${formatNumber(balance)} 积分，这份订单不能用积分抵扣。` : '您还没有可用的积分，'}
        {balance > 0 ? null : <a href={href('user/score')}>去赚积分</a>}
      </p>
    );
  }
  return (
    <div className="member-points">
      <p className="member-quiet-line" id={`${id}hint`}>
        现有 {formatNumber(balance)} 积分，本单最多可用 {formatNumber(most)}（{perYuan} 积分抵 1 元，最多抵价格的{' '}
        {share * 100}%）
      </p>
      <div className="member-points-row">
        <input
          type="range"
          aria-label="使用积分"
          min={0}
          max={most}
          value={points}
          aria-valuetext={`${points} 积分，抵扣 ${discount} 元`}
          onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        />
        <Input
          className="bee-num"
          aria-label="积分数量"
          aria-describedby={`${id}hint`}
          inputMode="numeric"
          value={typed ?? (points === 0 ? '' : points)}
          placeholder="0"
          // Whole numbers: every comma separates thousands, also while it is typed.
          onChange={({ target: { value } }) => {
            setTyped(value);
            onChange(typedNumber(value.replaceAll(/[,，]/g, '')));
          }}
          onBlur={() => setTyped(null)}
        />
        {points < most ? (
          <Button onClick={() => onChange(most)}>全部使用</Button>
        ) : (
          <Button onClick={() => onChange(0)}>不使用</Button>
        )}
      </div>
      <p className="bee-num" role="status">
        {points > 0 ? `使用 ${formatNumber(points)} 积分，抵扣 ¥${discount}` : '未使用积分'}
      </p>
    </div>
  );
}
