import { Button, Card } from '@bee/ui/content';
import { useEffect, useRef } from 'react';
import './custom-order.css';

/** The number identifies the order on the phone. */
export const OrderDone = ({ no, onAnother }: { no: string; onAnother: () => void }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card className="content-order-done">
      <h3 ref={heading} tabIndex={-1}>
        需求已提交
      </h3>
      <p>
        编号 <strong className="bee-num">{no}</strong>，请记下，联系时报编号即可。
      </p>
      <p>工作人员会拨打您留下的手机号码，商定范围、时间与价格；商定之前不产生任何费用。</p>
      <Button onClick={onAnother}>再提交一份</Button>
    </Card>
  );
};
