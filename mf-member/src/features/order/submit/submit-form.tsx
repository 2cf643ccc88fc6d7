import { formatDay, formatInstant } from '@bee/domain/format';
import { href, type LazyComponent, useLazyComponent } from '@bee/platform';
import { Card, LinkButton } from '@bee/ui/content';
import { Form, Input, WorkForm } from '@bee/ui/fields';
import { UiProvider } from '@bee/ui/theme';
import { useState } from 'react';
import { BuyingRules } from '../../../components/buying-rules.tsx';
import { orderKinds } from '../../../components/order-status.tsx';
import { PointsField } from './points-field.tsx';
import { type Plan, type SubmitData, sumsOf } from './submit-data.ts';
import { SumCard } from './sum-card.tsx';
import type { UnpaidDialogProps } from './unpaid-dialog.tsx';
import { useSubmitOrder } from './use-submit-order.ts';
import '../submit.css';
import '../../../components/buying.css';

type SubmitFormProps = {
  data: SubmitData;
  /** The page where the purchase started. */
  back: string | undefined;
  reload(): Promise<SubmitData | null>;
};

type OrderValues = { remark: string; agreed: boolean };

const initial: OrderValues = { remark: '', agreed: false };
const LONGEST_REMARK = 200;

const unpaidDialog: LazyComponent<UnpaidDialogProps> = {
  styles: ['core', 'overlay'],
  load: async () => (await import('./unpaid-dialog.tsx')).UnpaidDialog,
};

export function SubmitForm({ data, back, reload }: SubmitFormProps) {
  const [planId, setPlanId] = useState(data.plan_id);
  const [points, setPoints] = useState(0);
  const [form] = Form.useForm<OrderValues>();
  const clear = () => form.resetFields();
  const { submit, isBusy, notice, unpaid, closeDialog } = useSubmitOrder(data, back, reload, clear);
  const UnpaidDialog = useLazyComponent(unpaid !== null, unpaidDialog);
  const plan = data.plans.find(({ id }) => id === planId) ?? data.plans[0];
  if (!plan) return null;
  const sums = sumsOf(data, plan, points);
  const send = (replace: boolean) => void submit(plan, sums, form.getFieldValue('remark').trim(), replace);
  return (
    <UiProvider>
      <WorkForm
        form={form}
        name="order"
        layout="vertical"
        className="member-submit"
        initialValues={initial}
        onFinish={() => send(false)}
      >
        <div className="member-submit-main">
          {notice ? (
            <p className="bee-notice" role="alert">
              {notice}
            </p>
          ) : null}
          {data.unpaid ? (
            <div className="bee-notice is-gate">
              <p>
                您有一张这个商品的待支付订单（¥{data.unpaid.pay_amount}，{formatInstant(data.unpaid.expires_at)}{' '}
                前有效）
              </p>
              <LinkButton href={href('user/order/payment', { id: data.unpaid.id, back })}>去支付</LinkButton>
            </div>
          ) : null}
          <Card>
            <p className="member-quiet-line">{orderKinds[data.kind]}</p>
            <h2>{data.title}</h2>
            {data.summary ? <p className="member-summary">{data.summary}</p> : null}
            <PlanChoice plans={data.plans} value={plan.id} onChange={setPlanId} />
          </Card>
          <Card>
            <h2>积分抵扣</h2>
            <PointsField
              balance={data.points.balance}
              perYuan={data.points.per_yuan}
              share={data.points.most_share}
              sums={sums}
              onChange={setPoints}
            />
          </Card>
          <Card>
            <h2>
              <label htmlFor="order_remark">备注</label>
            </h2>
            <Form.Item name="remark" noStyle>
              <Input.TextArea rows={2} maxLength={LONGEST_REMARK} placeholder="选填，最多 200 个字" />
            </Form.Item>
          </Card>
          <Card>
            <h2>退款与取消</h2>
            <BuyingRules />
          </Card>
        </div>
        <SumCard sums={sums} busy={isBusy} />
        {UnpaidDialog && unpaid ? (
          <UnpaidDialog
            back={back}
            unpaid={unpaid}
            title={data.title}
            busy={isBusy}
            onReplace={() => send(true)}
            onPay={clear}
            onClose={closeDialog}
          />
        ) : null}
      </WorkForm>
    </UiProvider>
  );
}

type PlanChoiceProps = { plans: Plan[]; value: string; onChange(id: string): void };

/** The available plans with the resulting term. */
function PlanChoice({ plans, value, onChange }: PlanChoiceProps) {
  return (
    <fieldset className="member-plan-choice">
      <legend>方案</legend>
      {plans.map(({ id, title, spec, price, starts_at, ends_at }) => (
        <label key={id} className={id === value ? 'member-choice is-chosen' : 'member-choice'}>
          <input type="radio" name="plan" value={id} checked={id === value} onChange={() => onChange(id)} />
          <span>
            <strong>
              {title}
              {spec === title ? null : <small> {spec}</small>}
            </strong>
            <span className="member-choice-price bee-num">¥{price}</span>
            {starts_at && ends_at ? (
              <small className="bee-num">
                {formatDay(starts_at)}至{formatDay(ends_at)}
              </small>
            ) : (
              <small>一次购买，长期有效</small>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
