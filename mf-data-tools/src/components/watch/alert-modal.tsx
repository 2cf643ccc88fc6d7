import type { PriceAlert } from '@bee/contracts/resource/price-watch';
import { formatPrice } from '@bee/domain/format';
import { alertDays, alertOps, MAX_ALERTS } from '@bee/domain/price-alert';
import { href, useSession } from '@bee/platform';
import { Button } from '@bee/ui/content';
import { Form, Input, Radio, Select, WorkForm } from '@bee/ui/fields';
import { Dialog } from '@bee/ui/overlay';
import { UiProvider } from '@bee/ui/theme';
import { useState } from 'react';
import { type AlertValues, alertRequest, alertRules, valuesOf } from './alert-values.ts';
import { useRemoveAlert, useSetAlert } from './watch.queries.ts';
import './watch.css';

/** The watched price with the values that its rule is compared with. */
export type AlertTarget = {
  /** See `priceTargetId`. */
  id: string;
  name: string;
  /** The other fields of the rule besides the id, shown to distinguish prices. */
  spec: string | null;
  kind: string | null;
  market: string;
  price: number | null;
  date: string;
  /** Other markets that a rule can use. */
  markets: { id: string; name: string }[];
};

type AlertModalProps = { target: AlertTarget; alert: PriceAlert | null; onClose: () => void };

const ops = Object.entries(alertOps).map(([value, label]) => ({ value, label }));
const spans = alertDays.map((days) => ({ value: String(days), label: `${days} 天内` }));

/** A price rule of a product: above, below, or a change. */
export function AlertModal({ target, alert, onClose }: AlertModalProps) {
  const { isVip, isVegetableVip } = useSession();
  const [form] = Form.useForm<AlertValues>();
  const [initial] = useState(() => valuesOf(alert));
  const isChange = (Form.useWatch('op', form) ?? initial.op) === 'change';
  const { set, busy } = useSetAlert();
  const { remove, removing } = useRemoveAlert();
  const submit = async () => {
    if (await set(alertRequest(target.id, target.spec, form.getFieldsValue(true)))) onClose();
  };
  const drop = async () => {
    if (await remove(target.id, target.name)) onClose();
  };
  return (
    <UiProvider>
      <Dialog title={`${target.name}价格预警`} onClose={onClose}>
        <p className="tools-alert-now bee-small">
          {target.market}
          {target.kind ? ` · ${target.kind}` : ''} 现价 <strong>{formatPrice(target.price)}</strong> 元/公斤（
          {target.date}）
        </p>
        <WorkForm form={form} name="alert" layout="vertical" initialValues={initial} onFinish={() => void submit()}>
          <Form.Item name="op" label="提醒条件">
            <Radio.Group options={ops} />
          </Form.Item>
          {isChange ? (
            <Form.Item name="days" label="时间范围">
              <Select options={spans} />
            </Form.Item>
          ) : null}
          <Form.Item name="value" label={isChange ? '涨跌达到' : '均价'} rules={alertRules} validateFirst>
            <Input
              placeholder={isChange ? '例如 10' : '例如 5.20'}
              inputMode="decimal"
              suffix={isChange ? '%' : '元/公斤'}
              autoComplete="off"
              data-first-focus
            />
          </Form.Item>
          {target.markets.length > 0 ? (
            <Form.Item name="market" label="市场">
              <Select
                showSearch={{ optionFilterProp: 'label' }}
                options={[
                  { value: '', label: `默认（报价最全的市场：${target.market}）` },
                  ...target.markets.map(({ id, name }) => ({ value: id, label: name })),
                ]}
              />
            </Form.Item>
          ) : null}
          <p className="bee-note">
            达到时在“我的消息”提醒一次；价格离开后再次达到会再提醒。存疑和超过 3 天的旧报价不提醒（按周、按月报价的为 10
            天、45 天）。
            {isVip || isVegetableVip ? null : (
              <>
                普通会员可设 {MAX_ALERTS.member} 条，<a href={href('application/vegetable/vip')}>蔬菜 VIP</a> 可设{' '}
                {MAX_ALERTS.vip} 条。
              </>
            )}
          </p>
          <div className="tools-alert-acts bee-wrap">
            <Button type="submit" kind="primary" size="small" loading={busy}>
              {alert ? '保存修改' : '保存预警'}
            </Button>
            {alert ? (
              <Button size="small" loading={removing === target.id} onClick={() => void drop()}>
                删除预警
              </Button>
            ) : null}
          </div>
        </WorkForm>
      </Dialog>
    </UiProvider>
  );
}
