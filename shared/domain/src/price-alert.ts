/** What a rule looks at: the average above or below a price, or how far it has moved. */
export const alertOps = { above: '高于', below: '低于', change: '涨跌幅' } as const;
export type AlertOp = keyof typeof alertOps;

export const alertDays = [1, 7, 30] as const;
export type AlertDays = (typeof alertDays)[number];

/** `value` in 元/公斤, in percent for `change`, which also has `days`. */
export type AlertRule = { op: AlertOp; value: number; days: AlertDays | null };

/** 元/公斤; some herbs cost hundreds of thousands. */
const ALERT_PRICES = { least: 0.01, most: 1_000_000 } as const;
/** Percent. */
const ALERT_CHANGES = { least: 1, most: 500 } as const;

/** How many alerts a member may have. */
export const MAX_ALERTS = { member: 1, vip: 20 } as const;

/** Why a value cannot be that of a rule; undefined when it can. */
export const alertValueProblem = (op: AlertOp, value: number): string | undefined => {
  const { least, most } = op === 'change' ? ALERT_CHANGES : ALERT_PRICES;
  if (Number.isFinite(value) && value >= least && value <= most) return undefined;
  return op === 'change' ? `涨跌幅应在 ${least}% 到 ${most}% 之间` : `预警价应在 ${least} 到 ${most} 元/公斤之间`;
};

/** A price and how it stands against `days` before; null where there is nothing to compare with. */
type AlertQuote = { avg: number; change: number | null };

/** Null: it cannot be told. */
export const alertHolds = ({ op, value }: AlertRule, { avg, change }: AlertQuote): boolean | null => {
  if (op === 'above') return avg > value;
  if (op === 'below') return avg < value;
  return change === null ? null : Math.abs(change) >= value;
};

/** 高于 5.00 元/公斤; 7 天内涨跌达到 10% */
export const alertText = ({ op, value, days }: AlertRule): string =>
  op === 'change' ? `${days} 天内涨跌达到 ${value}%` : `${alertOps[op]} ${value.toFixed(2)} 元/公斤`;
