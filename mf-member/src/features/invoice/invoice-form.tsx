import type { DataFor } from '@bee/contracts/operations';
import type { Order } from '@bee/contracts/resource/order';
import { invoiceAmount } from '@bee/domain/invoice-orders';
import { yuanText } from '@bee/domain/money';
import { toast } from '@bee/platform';
import { Button, Price, Section } from '@bee/ui/content';
import { Field, Form } from '@bee/ui/interactive';
import { useId, useState } from 'react';
import { orderKinds, orderTitle } from '../../components/order-status.tsx';
import { Choices } from './choices.tsx';
import { ConfirmInvoice } from './confirm-invoice.tsx';
import { useInvoiceSubmit } from './invoice.queries.ts';
import { invoiceTypes, titleKinds } from './invoice-words.ts';
import { TitleFields } from './title-fields.tsx';
import { useInvoiceForm } from './use-invoice-form.ts';
import './invoice.css';

type Info = DataFor<'order/getInvoiceInfo'>;
export type Sent = { title: string; amount: string; count: number };

export const InvoiceForm = ({ info, onSent }: { info: Info; onSent: (sent: Sent) => void }) => {
  const { form, values, keep, setKeep, setKind, setType, pick, chosen, request } = useInvoiceForm(info);
  const { send, busy } = useInvoiceSubmit();
  const [asking, setAsking] = useState(false);
  const submit = async () => {
    const id = await send(request());
    setAsking(false);
    if (id) onSent({ title: values.title, amount: info.total, count: info.orders.length });
  };
  return (
    <div className="member-invoice-form">
      <InvoiceOrders orders={info.orders} total={info.total} />
      <Section title="开票信息">
        <Form model={form} onSubmit={() => setAsking(true)} onRefuse={toast.error}>
          <TitlePicker titles={info.titles} chosen={chosen?.id} onPick={pick} />
          <TitleFields
            values={values}
            field={form.field}
            onKind={setKind}
            bank={values.type === 'special' ? 'needed' : 'hidden'}
          />
          <Choices
            label="发票类型"
            value={values.type}
            options={[
              { value: 'normal', title: invoiceTypes.normal },
              { value: 'special', title: invoiceTypes.special, disabled: values.kind === 'person' },
            ]}
            onChange={setType}
          />
          <Field
            {...form.field('email')}
            label="接收邮箱"
            type="email"
            inputMode="email"
            maxLength={100}
            placeholder="开票人员与您联系用"
            autoComplete="email"
          />
          <Field
            {...form.field('mobile')}
            label="手机号码"
            inputMode="tel"
            maxLength={20}
            placeholder="选填"
            autoComplete="tel"
          />
          <Field {...form.field('remark')} label="备注" maxLength={200} placeholder="选填，印在发票上" />
          <label className="member-invoice-check">
            <input type="checkbox" checked={keep} onChange={(event) => setKeep(event.currentTarget.checked)} />
            保存为默认抬头
          </label>
          <p className="member-invoice-note">
            电子发票的 PDF 在“发票记录”里下载。本站没有接入税务系统，PDF
            注明“示例，不作报销凭证”。提交后不能修改，有误请联系客服退回后重新申请。
          </p>
          <div className="bee-form-actions">
            <Button type="submit" kind="primary" size="small" loading={busy}>
              提交申请
            </Button>
          </div>
        </Form>
      </Section>
      {asking ? (
        <ConfirmInvoice
          values={values}
          amount={info.total}
          count={info.orders.length}
          busy={busy}
          onConfirm={() => void submit()}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </div>
  );
};

type TitlePickerProps = {
  titles: Info['titles'];
  chosen: string | undefined;
  onPick: (title: Info['titles'][number]) => void;
};

const TitlePicker = ({ titles, chosen, onPick }: TitlePickerProps) => {
  const id = useId();
  if (titles.length === 0) return null;
  return (
    <div className="bee-field">
      <label className="bee-field-label" htmlFor={id}>
        抬头簿
      </label>
      <select
        id={id}
        className="member-invoice-select"
        value={chosen ?? ''}
        onChange={({ currentTarget }) => {
          const title = titles.find((one) => one.id === currentTarget.value);
          if (title) onPick(title);
        }}
      >
        <option value="">手动填写</option>
        {titles.map((title) => (
          <option key={title.id} value={title.id}>
            {title.title}（{titleKinds[title.kind]}
            {title.is_default ? '，默认' : ''}）
          </option>
        ))}
      </select>
      <p className="bee-field-error" />
    </div>
  );
};

/** The invoiced orders with their amounts. */
const InvoiceOrders = ({ orders, total }: { orders: Order[]; total: string }) => (
  <Section title="开票订单" note={`${orders.length} 个`}>
    <ul className="member-invoice-chosen" aria-label="开票订单">
      {orders.map((order) => (
        <li key={order.id}>
          <span className="member-invoice-what">
            <strong>{orderTitle(order)}</strong>
            <small>
              <span>{orderKinds[order.kind]}</span>
              <span className="bee-num">订单号 {order.no}</span>
            </small>
          </span>
          <Price value={yuanText(invoiceAmount(order))} unit="元" />
        </li>
      ))}
    </ul>
    <p className="member-invoice-total">
      合计 <Price value={total} unit="元" size="large" />
    </p>
  </Section>
);
