/** Condition of a rule: an average above or below a price, or a relative change. */
export const alertOps = { above: '高于', below: '低于', change: '涨跌幅' } as const;
export type AlertOp = keyof typeof alertOps;

export const alertDays = [1, 7, 30] as const;
export type AlertDays = (typeof alertDays)[number];

/** `value` in 元/公斤, or in percent for `change`, which also has `days`. */
export type AlertRule = { op: AlertOp; value: number; days: AlertDays | null };

/** 元/公斤; some herbs cost hundreds of thousands. */
const ALERT_PRICES = { least: 0.01, most: 1_000_000 } as const;
/** Percent. */
const ALERT_CHANGES = { least: 1, most: 500 } as const;

/** Maximum alerts per member. */
export const MAX_ALERTS = { member: 1, vip: 20 } as const;

/** Why a value is invalid for a rule; undefined if it is valid. */
export const alertValueProblem = (op: AlertOp, value: number): string | undefined => {
  const { least, most } = op === 'change' ? ALERT_CHANGES : ALERT_PRICES;
  if (Number.isFinite(value) && value >= least && value <= most) return undefined;
  return op === 'change' ? `涨跌幅应在 ${least}% 到 ${most}% 之间` : `预警价应在 ${least} 到 ${most} 元/公斤之间`;
};

/** A price and its change against `days` before; null if there is no earlier price. */
type AlertQuote = { avg: number; change: number | null };

/** Null if it cannot be decided. */
export const alertHolds = ({ op, value }: AlertRule, { avg, change }: AlertQuote): boolean | null => {
  if (op === 'above') return avg > value;
  if (op === 'below') return avg < value;
  return change === null ? null : Math.abs(change) >= value;
};

/** 高于 5.00 元/公斤; 7 天内涨跌达到 10% */
export const alertText = ({ op, value, days }: AlertRule): string =>
  op === 'change' ? `${days} 天内涨跌达到 ${value}%` : `${alertOps[op]} ${value.toFixed(2)} 元/公斤`;
