import type { CustomOrder } from '@bee/contracts/entity/custom-order';
import { AmountForm } from './amount-form.tsx';
import { useQuoteOrder } from './order.queries.ts';
import type { DetailProps } from './review.ts';

/** Visitors have no account to pay from; a closed order must be reopened first. */
export const mayQuote = ({ member, status }: CustomOrder): boolean =>
  member !== '' && status !== 'done' && status !== 'declined';

/** The price at which the member can order and pay. */
export const OrderQuote = ({ item, onHandled, onCancel }: DetailProps<CustomOrder> & { onCancel: () => void }) => {
  const { quote, busy } = useQuoteOrder(item);
  const send = async (price: string, note: string) => {
    if (await quote(price, note)) onHandled();
  };
  return (
    <AmountForm
      label="报价"
      amount={item.price ?? ''}
      note={{ label: '报价说明', placeholder: '选填，会员会看到，例如：含两次修改，15 个工作日交付' }}
      submit="发送报价"
      busy={busy}
      onSend={(price, note) => void send(price, note)}
      onCancel={onCancel}
    />
  );
};
