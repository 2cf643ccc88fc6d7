import { href, openFeedback } from '@bee/platform';
import { Button, Disclosure } from '@bee/ui/content';
import { useState } from 'react';
import { OrderNumber } from '../../../components/order-number.tsx';
import { useSingleFlight } from '../../../lib/use-single-flight.ts';
import type { PaymentState } from './use-payment-status.ts';
import '../order-detail.css';
import '../payment.css';
import '../../../components/buying.css';

type NotShownHelpProps = { no: string; ask(): Promise<PaymentState | null> };

/** For users whose payment is not shown yet: queries the provider immediately. */
export function NotShownHelp({ no, ask }: NotShownHelpProps) {
  const { isBusy, run } = useSingleFlight();
  const [answer, setAnswer] = useState('');
  const check = () =>
    run(async () => {
      setAnswer('');
      const state = await ask();
      if (!state) setAnswer('暂时没有查到结果，请检查网络后再查一次。');
      else if (state.status === 'unpaid') setAnswer('支付方还没有这笔付款的记录。刚付过款的，请等一两分钟再查一次。');
    });
  return (
    <Disclosure title="已付款但没有显示？">
      <div className="member-help">
        <p>付款结果通常在几秒内到达。可以让我们立即向微信或支付宝查询：</p>
        <p className="member-acts">
          <Button loading={isBusy} onClick={() => void check()}>
            立即查询付款结果
          </Button>
        </p>
        <p role="status">{answer}</p>
        <ul className="member-rules">
          <li>款项不会丢：订单有效时到账即生效；订单关闭后才到账的会自动原路退回；重复付的那一笔也会自动退回。</li>
          <li>
            超过 10 分钟仍未显示，请带上订单号 <OrderNumber no={no} /> 和付款截图
            <Button kind="text" onClick={() => openFeedback()}>
              联系客服
            </Button>
          </li>
          <li>
            稍后也可以在<a href={href('user/order/list')}>我的订单</a>里查看结果，不必停在本页。
          </li>
        </ul>
      </div>
    </Disclosure>
  );
}
