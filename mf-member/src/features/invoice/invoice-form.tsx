import type { DataFor } from '@bee/contracts/operations';
import type { Order } from '@bee/contracts/resource/order';
import { invoiceAmount } from '@bee/domain/invoice-orders';
import { yuanText } from '@bee/domain/money';
import { type LazyComponent, useLazyComponent } from '@bee/platform';
import { Button, Price, Section } from '@bee/ui/content';
import { Checkbox, Form, Input, Radio, Select, useServerError, WorkForm } from '@bee/ui/fields';
import { useState } from 'react';
import { orderKinds, orderTitle } from '../../components/order-status.tsx';
import type { ConfirmInvoiceProps } from './confirm-invoice.tsx';
import { useInvoiceSubmit } from './invoice.queries.ts';
import { invoiceTypes, titleKinds } from './invoice-words.ts';
import { TitleFields } from './title-fields.tsx';
import { titleRules } from './title-rules.ts';
import { useInvoiceForm } from './use-invoice-form.ts';
import './invoice.css';
import '../../components/work-form.css';

const confirmInvoice: LazyComponent<ConfirmInvoiceProps> = {
  styles: ['core', 'overlay'],
  load: async () => (await import('./confirm-invoice.tsx')).ConfirmInvoice,
};

type Info = DataFor<'order/getInvoiceInfo'>;
export type Sent = { title: string; amount: string; count: number };

export function InvoiceForm({ info, onSent }: { info: Info; onSent: (sent: Sent) => void }) {
  const { form, initial, values, onChange, pick, chosen, request } = useInvoiceForm(info);
  const { send, busy, refusal } = useInvoiceSubmit();
  const [asking, setAsking] = useState(false);
  const ConfirmInvoice = useLazyComponent(asking, confirmInvoice);
  useServerError(form, refusal);
  const submit = async () => {
    const id = await send(request());
    setAsking(false);
    if (id) onSent({ title: values.title, amount: info.total, count: info.orders.length });
  };
  return (
    <div className="member-invoice-form">
      <InvoiceOrders orders={info.orders} total={info.total} />
      <Section title="开票信息">
        <WorkForm
          form={form}
          name="invoice"
          className="member-form"
          initialValues={initial}
          onValuesChange={onChange}
          onFinish={() => setAsking(true)}
        >
          <TitlePicker titles={info.titles} chosen={chosen?.id} onPick={pick} />
          <TitleFields bank={values.type === 'special' ? 'needed' : 'hidden'} />
          <Form.Item name="type" label="发票类型">
            <Radio.Group
              options={[
                { value: 'normal', label: invoiceTypes.normal },
                { value: 'special', label: invoiceTypes.special, disabled: values.kind === 'person' },
              ]}
            />
          </Form.Item>
          <Form.Item name="email" label="接收邮箱" rules={titleRules.email}>
            <Input
              type="email"
              inputMode="email"
              maxLength={100}
              placeholder="开票人员与您联系用"
              autoComplete="email"
            />
          </Form.Item>
          <Form.Item name="mobile" label="手机号码">
            <Input inputMode="tel" maxLength={20} placeholder="选填" autoComplete="tel" />
          </Form.Item>
          <Form.Item name="remark" label="备注">
            <Input maxLength={200} placeholder="选填，印在发票上" />
          </Form.Item>
          <div className="member-form-note">
            <Form.Item name="save_title" valuePropName="checked" noStyle>
              <Checkbox>保存为默认抬头</Checkbox>
            </Form.Item>
          </div>
          <p className="member-form-note">
            电子发票的 PDF 在“发票记录”里下载。本站没有接入税务系统，PDF
            注明“示例，不作报销凭证”。提交后不能修改，有误请联系客服退回后重新申请。
          </p>
          <div className="member-form-actions">
            <Button type="submit" kind="primary" size="small" loading={busy || (asking && !ConfirmInvoice)}>
              提交申请
            </Button>
          </div>
        </WorkForm>
      </Section>
      {ConfirmInvoice && asking ? (
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
}

type TitlePickerProps = {
  titles: Info['titles'];
  chosen: string | undefined;
  onPick: (title: Info['titles'][number]) => void;
};

function TitlePicker({ titles, chosen, onPick }: TitlePickerProps) {
  return titles.length === 0 ? null : (
    <Form.Item label="抬头簿" htmlFor="invoice-book">
      <Select
        id="invoice-book"
        value={chosen ?? null}
        placeholder="手动填写"
        showSearch={{ optionFilterProp: 'label' }}
        options={titles.map((title) => ({
          value: title.id,
          label: `${title.title}（${titleKinds[title.kind]}${title.is_default ? '，默认' : ''}）`,
        }))}
        onChange={(id) => {
          const title = titles.find((each) => each.id === id);
          if (title) onPick(title);
        }}
      />
    </Form.Item>
  );
}

/** The invoiced orders with their amounts. */
function InvoiceOrders({ orders, total }: { orders: Order[]; total: string }) {
  return (
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
}
