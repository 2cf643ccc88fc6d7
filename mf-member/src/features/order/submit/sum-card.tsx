import { Button, Card } from '@bee/ui/content';
import { type RefObject, useId } from 'react';
import { AgreementLink } from '../../../components/agreement.tsx';
import type { Sums } from './submit-data.ts';
import '../submit.css';
import '../../../components/buying.css';

type SumCardProps = {
  sums: Sums;
  agreed: boolean;
  problem: string;
  busy: boolean;
  checkbox: RefObject<HTMLInputElement | null>;
  onAgree(agreed: boolean): void;
};

/** Total, agreement and the submit button. */
export const SumCard = ({ sums, agreed, problem, busy, checkbox, onAgree }: SumCardProps) => {
  const id = useId();
  return (
    <Card className="member-sum">
      <h2>金额</h2>
      <dl className="bee-num">
        <div>
          <dt>商品金额</dt>
          <dd>¥{sums.amount}</dd>
        </div>
        <div>
          <dt>积分抵扣</dt>
          <dd>{sums.points > 0 ? `−¥${sums.discount}` : '未使用'}</dd>
        </div>
        <div className="is-total">
          <dt>应付</dt>
          <dd>¥{sums.pay}</dd>
        </div>
      </dl>
      <p className="member-agree">
        <label>
          <input
            ref={checkbox}
            type="checkbox"
            checked={agreed}
            aria-invalid={problem ? true : undefined}
            aria-describedby={`${id}problem`}
            onChange={(event) => onAgree(event.currentTarget.checked)}
          />
          我已阅读并同意
        </label>
        <AgreementLink />
      </p>
      <p id={`${id}problem`} className="member-problem" role="status">
        {problem}
      </p>
      <Button type="submit" kind="primary" size="medium" loading={busy}>
        提交订单 ¥{sums.pay}
      </Button>
    </Card>
  );
};
