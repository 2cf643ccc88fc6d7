import type { PayChoice, PayMethod } from '@bee/contracts/resource/payment';
import { payMethods } from '../../../parts/pay-method.ts';
import '../payment.css';
import '../submit.css';
import '../../../parts/parts.css';

type PayMethodsProps = { choices: PayChoice[]; value: PayMethod; onChange(method: PayMethod): void };

const hints: Record<PayMethod, string> = { wechat: '微信扫一扫付款', alipay: '支付宝账户、花呗或银行卡' };

/** Payment methods that are not configured are not offered. */
export const PayMethods = ({ choices, value, onChange }: PayMethodsProps) => (
  <fieldset className="member-methods">
    <legend className="bee-quiet">支付方式</legend>
    {choices.map(({ method }) => (
      <label key={method} className={method === value ? 'member-choice is-chosen' : 'member-choice'}>
        <input type="radio" name="method" value={method} checked={method === value} onChange={() => onChange(method)} />
        <span>
          <strong>{payMethods[method]}</strong>
          <small>{hints[method]}</small>
        </span>
      </label>
    ))}
  </fieldset>
);
