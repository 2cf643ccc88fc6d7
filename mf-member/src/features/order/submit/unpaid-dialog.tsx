import { href } from '@bee/platform';
import { Button, LinkButton } from '@bee/ui/content';
import { Dialog } from '@bee/ui/overlay';
import { UiProvider } from '@bee/ui/theme';
import type { SubmitData } from './submit-data.ts';
import '../order-detail.css';
import '../submit.css';
import '../../../components/buying.css';

export type UnpaidDialogProps = {
  unpaid: NonNullable<SubmitData['unpaid']>;
  title: string;
  back: string | undefined;
  busy: boolean;
  onReplace(): void;
  onPay(): void;
  onClose(): void;
};

/** Only one unpaid order per product is allowed: the old one is paid or replaced. */
export function UnpaidDialog({ unpaid, title, back, busy, onReplace, onPay, onClose }: UnpaidDialogProps) {
  return (
    <UiProvider>
      <Dialog title="您有一张未付款的订单" onClose={onClose}>
        <p>
          “{title}”已有一张待支付的订单，应付 <strong className="bee-num">¥{unpaid.pay_amount}</strong>
          。可以直接去支付；也可以取消它，按现在的选择重新下单，旧订单用掉的积分会退回。
        </p>
        <div className="member-acts is-end member-dialog-acts">
          <Button loading={busy} onClick={onReplace}>
            取消旧单并重新下单
          </Button>
          <LinkButton
            kind="primary"
            data-first-focus
            href={href('user/order/payment', { id: unpaid.id, back })}
            onClick={onPay}
          >
            去支付
          </LinkButton>
        </div>
      </Dialog>
    </UiProvider>
  );
}
