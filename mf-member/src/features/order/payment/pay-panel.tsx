import type { OrderDetail } from '@bee/contracts/resource/order';
import type { PayChoice, PayMethod } from '@bee/contracts/resource/payment';
import { href } from '@bee/platform';
import { Button, Card, Disclosure, Empty, LinkButton } from '@bee/ui/content';
import { useState } from 'react';
import { BuyingRules } from '../../../components/buying-rules.tsx';
import { localEnd, TimeLeft } from '../../../components/time-left.tsx';
import { payMethods } from '../../../lib/pay-method.ts';
import { CancelOrder } from '../cancel-order.tsx';
import { NotShownHelp } from './not-shown-help.tsx';
import { OrderCard } from './order-card.tsx';
import { PayAlipay } from './pay-alipay.tsx';
import { payDevice } from './pay-device.ts';
import { PayOnPhone } from './pay-on-phone.tsx';
import { PayWechat } from './pay-wechat.tsx';
import type { PaymentState, usePaymentStatus } from './use-payment-status.ts';
import '../payment.css';
import '../submit.css';
import '../../../components/buying.css';
import '../order-detail.css';

type PayPanelProps = { order: OrderDetail; state: PaymentState; status: ReturnType<typeof usePaymentStatus> };

const TOLERATED_FAILURES = 2;

/** An unpaid order. */
export function PayPanel({ order, state, status }: PayPanelProps) {
  const { at, failures, askNow } = status;
  const [problem, setProblem] = useState('');
  const [isCancelling, setCancelling] = useState(false);
  const refused = (message: string) => {
    setProblem(message);
    void askNow(false);
  };
  return (
    <>
      <OrderCard order={order} />
      <p className="member-pay-left" role="timer">
        请在{' '}
        <strong>
          <TimeLeft until={localEnd(state.expires_at, state.now, at)} />
        </strong>{' '}
        内完成支付，超时订单自动关闭
      </p>
      {failures > TOLERATED_FAILURES ? (
        <p className="bee-notice" role="status">
          网络不稳，暂时看不到付款结果，正在重试。已付的款不受影响。
        </p>
      ) : null}
      {problem ? (
        <p className="bee-notice" role="alert">
          {problem}
        </p>
      ) : null}
      {state.payment === 'failed' ? (
        <p className="bee-notice" role="status">
          上一次付款没有成功，没有扣款。请再付一次，或改用其他支付方式。
        </p>
      ) : null}
      <Card className="member-pay">
        {state.methods.length === 0 ? (
          <NoMethods />
        ) : (
          <Cashier order={order} state={state} at={at} onRefused={refused} onChoose={() => setProblem('')} />
        )}
      </Card>
      <Card className="member-pay-more">
        <NotShownHelp no={order.no} ask={() => askNow(true)} />
        <Disclosure title="退款与取消规则">
          <BuyingRules />
        </Disclosure>
        <p className="member-acts">
          <Button kind="text" onClick={() => setCancelling(true)}>
            取消订单
          </Button>
          <LinkButton kind="text" href={href('user/order/detail', { id: order.id })}>
            订单详情
          </LinkButton>
        </p>
      </Card>
      {isCancelling ? (
        <CancelOrder
          order={order}
          onClose={() => {
            setCancelling(false);
            void askNow(false);
          }}
        />
      ) : null}
    </>
  );
}

type CashierProps = {
  order: OrderDetail;
  state: PaymentState;
  at: number;
  onRefused(message: string): void;
  onChoose(): void;
};

function Cashier({ order, state, at, onRefused, onChoose }: CashierProps) {
  const [chosen, setChosen] = useState<PayMethod>();
  const [device] = useState(payDevice);
  const choice = state.methods.find(({ method }) => method === chosen) ?? state.methods[0];
  if (!choice) return null;
  const { method, sandbox } = choice;
  const shared = { orderId: order.id, amount: order.pay_amount, onRefused };
  return (
    <>
      <PayMethods
        choices={state.methods}
        value={method}
        onChange={(next) => {
          setChosen(next);
          onChoose();
        }}
      />
      <div className="member-pay-way">
        {device === 'phone' ? <PayOnPhone key={method} {...shared} method={method} /> : null}
        {device === 'pc' && method === 'alipay' ? <PayAlipay {...shared} /> : null}
        {device === 'pc' && method === 'wechat' ? (
          <PayWechat
            orderId={order.id}
            skew={Date.parse(state.now) - at}
            scanned={state.payment === 'scanned'}
            onRefused={() => onRefused('')}
          />
        ) : null}
        {sandbox ? <p className="member-sandbox">沙箱环境：模拟支付，不会真的扣款。</p> : null}
      </div>
    </>
  );
}

function NoMethods() {
  return (
    <Empty title="暂时不能在线支付" action={<LinkButton href={href('user/order/list')}>返回我的订单</LinkButton>}>
      本站还没有开通微信支付或支付宝。订单会保留到支付时间结束，用掉的积分到时自动退回；需要购买请联系客服。
    </Empty>
  );
}

type PayMethodsProps = { choices: PayChoice[]; value: PayMethod; onChange(method: PayMethod): void };

const hints: Record<PayMethod, string> = { wechat: '微信扫一扫付款', alipay: '支付宝账户、花呗或银行卡' };

/** Payment methods that are not configured are not offered. */
function PayMethods({ choices, value, onChange }: PayMethodsProps) {
  return (
    <fieldset className="member-methods">
      <legend className="bee-quiet">支付方式</legend>
      {choices.map(({ method }) => (
        <label key={method} className={method === value ? 'member-choice is-chosen' : 'member-choice'}>
          <input
            type="radio"
            name="method"
            value={method}
            checked={method === value}
            onChange={() => onChange(method)}
          />
          <span>
            <strong>{payMethods[method]}</strong>
            <small>{hints[method]}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
