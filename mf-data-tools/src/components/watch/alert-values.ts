import type { RequestFor } from '@bee/contracts/operations';
import type { PriceAlert } from '@bee/contracts/resource/price-watch';
import { type AlertDays, type AlertOp, alertDays, alertValueProblem } from '@bee/domain/price-alert';
import { typedNumber } from '@bee/domain/typed-number';
import type { FormRule } from '@bee/ui/fields';

/** Values of the form, all of them text. */
export type AlertValues = { op: AlertOp; value: string; days: string; market: string };

export const valuesOf = (alert: PriceAlert | null): AlertValues => ({
  op: alert?.op ?? 'above',
  value: alert ? String(alert.value) : '',
  days: String(alert?.days ?? alertDays[1]),
  market: alert?.market_id ?? '',
});

export const alertRules: FormRule[] = [
  { required: true, whitespace: true, message: '请填写数值' },
  ({ getFieldValue }) => ({
    validator: async (_, typed: string) => {
      const op: AlertOp = getFieldValue('op');
      if (typed.trim() === '' || !alertValueProblem(op, typedNumber(typed))) return;
      throw new Error(op === 'change' ? '涨跌幅应在 1% 到 500% 之间' : '预警价应在 0.01 到 1000000 元/公斤之间');
    },
  }),
];

export const alertRequest = (
  id: string,
  spec: string | null,
  { op, value, days, market }: AlertValues,
): RequestFor<'user/setPriceAlert'> => ({
  id,
  op,
  value: typedNumber(value),
  ...(op === 'change' && { days: Number(days) as AlertDays }),
  ...(market && { market_id: market }),
  ...(spec && { spec }),
});
