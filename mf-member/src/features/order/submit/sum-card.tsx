import { Button, Card } from '@bee/ui/content';
import { Checkbox, Form, type FormRule } from '@bee/ui/fields';
import { AgreementLink } from '../../../components/agreement.tsx';
import type { Sums } from './submit-data.ts';
import '../submit.css';
import '../../../components/buying.css';

type SumCardProps = { sums: Sums; busy: boolean };

const agreedRules: FormRule[] = [
  {
    validator: async (_, agreed: boolean) => {
      if (!agreed) throw new Error('请先阅读并同意用户协议');
    },
  },
];

/** Total, agreement and the submit button. */
export function SumCard({ sums, busy }: SumCardProps) {
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
      <div className="member-agree">
        <Form.Item name="agreed" valuePropName="checked" rules={agreedRules}>
          <Checkbox>我已阅读并同意</Checkbox>
        </Form.Item>
        <AgreementLink />
      </div>
      <Button type="submit" kind="primary" size="medium" loading={busy}>
        提交订单 ¥{sums.pay}
      </Button>
    </Card>
  );
}
