import type { PriceAlert } from '@bee/contracts/resource/price-watch';
import { formatPrice } from '@bee/domain/format';
import { alertDays, alertOps, MAX_ALERTS } from '@bee/domain/price-alert';
import { href, toast, useSession } from '@bee/platform';
import { Button } from '@bee/ui/content';
import { Field, Form, Modal, useFormModel } from '@bee/ui/interactive';
import { Choice } from '../choice.tsx';
import { alertRequest, alertRules, valuesOf } from './alert-values.ts';
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

const OPS = Object.entries(alertOps);

/** A price rule of a product: above, below, or a change. */
export const AlertModal = ({ target, alert, onClose }: AlertModalProps) => {
  const { isVip, isVegetableVip } = useSession();
  const form = useFormModel({ initial: valuesOf(alert), rules: alertRules });
  const { set, busy } = useSetAlert();
  const { remove, removing } = useRemoveAlert();
  const op = form.field('op');
  const { op: chosen } = form.values;
  const submit = async () => {
    if (await set(alertRequest(target.id, target.spec, form.values))) onClose();
  };
  const drop = async () => {
    if (await remove(target.id, target.name)) onClose();
  };
  return (
    <Modal visible title={`${target.name}价格预警`} onClose={onClose}>
      <p className="tools-alert-now">
        {target.market}
        {target.kind ? ` · ${target.kind}` : ''} 现价 <strong>{formatPrice(target.price)}</strong> 元/公斤（
        {target.date}）
      </p>
      <Form model={form} className="tools-alert" onSubmit={() => void submit()} onRefuse={toast.error}>
        <fieldset className="tools-alert-ops">
          <legend>提醒条件</legend>
          {OPS.map(([value, title]) => (
            <label key={value}>
              <input
                type="radio"
                name={op.name}
                value={value}
                checked={chosen === value}
                onChange={() => op.onChange(value as typeof chosen)}
              />
              {title}
            </label>
          ))}
        </fieldset>
        {chosen === 'change' ? (
          <Choice
            label="时间范围"
            {...form.field('days')}
            options={alertDays.map((days) => ({ value: String(days), title: `${days} 天内` }))}
          />
        ) : null}
        <Field
          {...form.field('value')}
          label={chosen === 'change' ? '涨跌达到' : '均价'}
          placeholder={chosen === 'change' ? '例如 10' : '例如 5.20'}
          inputMode="decimal"
          suffix={chosen === 'change' ? '%' : '元/公斤'}
          autoComplete="off"
          data-first-focus
        />
        {target.markets.length > 0 ? (
          <Choice
            label="市场"
            {...form.field('market')}
            options={[
              { value: '', title: `默认（报价最全的市场：${target.market}）` },
              ...target.markets.map(({ id, name }) => ({ value: id, title: name })),
            ]}
          />
        ) : null}
        <p className="tools-alert-note">
          达到时在“我的消息”提醒一次；价格离开后再次达到会再提醒。存疑和超过 3 天的旧报价不提醒（按周、按月报价的为 10
          天、45 天）。
          {isVip || isVegetableVip ? null : (
            <>
              普通会员可设 {MAX_ALERTS.member} 条，<a href={href('application/vegetable/vip')}>蔬菜VIP</a> 可设{' '}
              {MAX_ALERTS.vip} 条。
            </>
          )}
        </p>
        <div className="tools-alert-acts">
          <Button type="submit" kind="primary" size="small" loading={busy}>
            {alert ? '保存修改' : '保存预警'}
          </Button>
          {alert ? (
            <Button size="small" loading={removing === target.id} onClick={() => void drop()}>
              删除预警
            </Button>
          ) : null}
        </div>
      </Form>
    </Modal>
  );
};
