import { DAYS_TO_REFUND, MINUTES_TO_PAY } from '@bee/domain/order-state';
import './buying.css';

/** Rules that apply to all orders, in plain language. */
export function BuyingRules() {
  return (
    <ul className="member-rules">
      <li>下单后 {MINUTES_TO_PAY} 分钟内支付；没有支付的订单可以随时取消，用掉的积分立即退回。</li>
      <li>
        付款后 {DAYS_TO_REFUND} 天内可在订单详情里申请退款，由人工审核，款项原路退回；全额退款时，用掉的积分一并退还。
      </li>
      <li>全额退款后，相应的会员期或阅读、下载权益会收回；已申请发票的订单，需先联系客服作废发票再退款。</li>
      <li>订单关闭后才到账的款项、重复支付的款项，会自动原路退回，不需要申请。</li>
    </ul>
  );
}
