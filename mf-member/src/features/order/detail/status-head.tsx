import type { OrderDetail } from '@bee/contracts/resource/order';
import { formatDay, formatInstant } from '@bee/domain/format';
import { Card } from '@bee/ui/content';
import { useCountdown } from '@bee/ui/interactive';
import { type ReactNode, useEffect, useRef } from 'react';
import { orderStatuses } from '../../../components/order-status.tsx';
import { localEnd, minutes } from '../../../components/time-left.tsx';
import { isMembership } from '../order-rights.ts';
import { OrderActs } from './order-acts.tsx';
import '../order-detail.css';

type StatusHeadProps = { order: OrderDetail; at: number; onOver(): void };

/** State of the order and the next step. */
export function StatusHead({ order, at, onOver }: StatusHeadProps) {
  return (
    <Card className="member-status">
      <h2>{orderStatuses[order.status].title}</h2>
      <p>
        {order.status === 'unpaid' ? (
          <ToPay until={localEnd(order.expires_at, order.now, at)} onOver={onOver} />
        ) : (
          next[order.status](order)
        )}
      </p>
      <OrderActs order={order} />
    </Card>
  );
}

function ToPay({ until, onOver }: { until: number; onOver(): void }) {
  const left = useCountdown(until);
  const reported = useRef(false);
  useEffect(() => {
    if (left > 0 || reported.current) return;
    reported.current = true;
    onOver();
  }, [left, onOver]);
  return (
    <>
      请在 <strong className="bee-num">{minutes(left)}</strong> 内完成支付，超时订单自动关闭。
    </>
  );
}

const next: Record<Exclude<OrderDetail['status'], 'unpaid'>, (order: OrderDetail) => ReactNode> = {
  paid: ({ benefit, kind, refunded }) => {
    const part = Number(refunded) > 0 ? `，其中 ${refunded} 元已退回` : '';
    if (benefit) return `权益期 ${formatDay(benefit.from)}至${formatDay(benefit.to)}${part}。`;
    return `${got[kind]}${part}。`;
  },
  cancelled: ({ cancel_reason: reason, points_used: points }) =>
    `订单已取消${reason ? `（${reason}）` : ''}${points > 0 ? `，用掉的 ${points} 积分已退回` : ''}。`,
  expired: ({ points_used: points }) =>
    `超过了支付时间，订单已自动关闭${points > 0 ? `，用掉的 ${points} 积分已退回` : ''}。`,
  refunding: (order) =>
    `退款申请正在审核，结果会用站内消息告诉您；审核期间${isMembership(order) ? '会员权益照常' : '暂停使用'}。`,
  refunded: ({ refunded, refunds }) =>
    `已原路退回 ${refunded} 元${refunds[0]?.done_at ? `（${formatInstant(refunds[0].done_at)}）` : ''}，权益已收回。`,
};

const got: Record<OrderDetail['kind'], string> = {
  vip: '会员已开通',
  veg_vip: '蔬菜 VIP 已开通',
  report: '可以阅读和下载报告全文',
  data: '可以下载全部文件',
  custom: '正在为您制作',
};
