import type { Order } from '@bee/contracts/resource/order';
import { AskReason } from './ask-reason.tsx';
import { useOrderActs } from './order-acts.queries.ts';

const USUAL = ['暂时不需要了', '选错了商品或方案', '想换一种支付方式', '价格不合适'];

type CancelOrderProps = { order: Pick<Order, 'id' | 'points_used'>; onClose(): void };

export function CancelOrder({ order: { id, points_used: points }, onClose }: CancelOrderProps) {
  const { cancel, isBusy } = useOrderActs();
  return (
    <AskReason
      title="取消订单"
      usual={USUAL}
      confirmText="取消订单"
      busy={isBusy}
      onClose={onClose}
      onConfirm={(reason) => void cancel(id, reason).then((done) => done && onClose())}
    >
      取消后不能恢复，需要时请重新下单。{points > 0 ? `用掉的 ${points} 积分会立即退回。` : ''}
      如果您刚刚付过款，请先不要取消，到支付页核对一下。
    </AskReason>
  );
}
