import { Button, copyText, Icon } from '@bee/ui/content';
import './buying.css';

/** The order number, easy to read out and to copy. */
export function OrderNumber({ no }: { no: string }) {
  return (
    <span className="member-order-no">
      <span className="bee-num">{no}</span>
      <Button
        kind="text"
        aria-label={`复制订单号 ${no}`}
        icon={<Icon name="copy" size={16} />}
        onClick={() => void copyText(no, '订单号已复制')}
      >
        复制
      </Button>
    </span>
  );
}
