import type { OrderDetail } from '@bee/contracts/resource/order';
import { openFeedback } from '@bee/platform';
import { Button, Section } from '@bee/ui/content';
import { refundableUntil } from '../order-rights.ts';

/** The purchased content is no longer available: explains what to do. */
export const Withdrawn = ({ order }: { order: OrderDetail }) => (
  <Section title={order.kind === 'data' ? '这份数据已下架' : '这份报告已下架'}>
    <p>
      暂时不能在线打开，您的订单与付款记录都在。
      {refundableUntil(order) ? '您可以在上面申请退款，或者' : '请带上订单号'}
      <Button kind="text" onClick={() => openFeedback()}>
        联系客服
      </Button>
      ，我们会补发内容或办理退款。
    </p>
  </Section>
);
