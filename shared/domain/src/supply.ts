import { addDays } from './calendar-day.ts';

export const supplyKinds = { supply: '供应', demand: '求购' } as const;
export type SupplyKind = keyof typeof supplyKinds;

export const supplyStates = {
  draft: '草稿',
  pending: '待审核',
  online: '展示中',
  paused: '已暂停',
  rejected: '未通过',
  done: '已成交',
  expired: '已过期',
  closed: '已关闭',
} as const;
export type SupplyState = keyof typeof supplyStates;

/** Colours of their tags. */
export const supplyTones = {
  draft: 'grey',
  pending: 'honey',
  online: 'green',
  paused: 'grey',
  rejected: 'red',
  done: 'blue',
  expired: 'grey',
  closed: 'grey',
} as const;

/** Message for the owner of a posting that is now in this state. */
export const postingSaid = (state: SupplyState): string => {
  if (state === 'draft') return '草稿已保存';
  return state === 'pending' ? '已提交，审核通过后展示' : '修改已生效';
};

export const supplyActions = {
  submit: '提交审核',
  pause: '暂停展示',
  resume: '恢复展示',
  done: '标为已成交',
  close: '关闭',
  delete: '删除',
} as const;
export type SupplyAction = keyof typeof supplyActions;

type Step = { from: readonly SupplyState[]; to: SupplyState | 'deleted' };

/** Actions of the owner. Operators decide on `pending` postings; shown postings become `expired` over time. */
const STEPS: Record<SupplyAction, Step> = {
  submit: { from: ['draft', 'rejected'], to: 'pending' },
  pause: { from: ['online'], to: 'paused' },
  resume: { from: ['paused'], to: 'online' },
  done: { from: ['online', 'paused'], to: 'done' },
  close: { from: ['pending', 'online', 'paused'], to: 'closed' },
  delete: { from: ['draft', 'rejected', 'done', 'expired', 'closed'], to: 'deleted' },
};

export const supplyStep = (action: SupplyAction): Step => STEPS[action];

export const ownActions = (state: SupplyState): SupplyAction[] =>
  (Object.keys(STEPS) as SupplyAction[]).filter((action) => STEPS[action].from.includes(state));

/** Finished postings cannot be edited; the owner creates a new posting instead. */
export const EDITABLE_STATES: readonly SupplyState[] = ['draft', 'pending', 'rejected', 'online', 'paused'];

/**
 * Fields that operators review. Quantity, price and last day are excluded, because sellers change them every morning.
 */
export type Reviewed = Record<
  'kind' | 'title' | 'product' | 'variety' | 'spec' | 'adcode' | 'origin' | 'desc' | 'contact' | 'mobile',
  string
> & { images: readonly string[] };

/**
 * State of a posting after a change by its owner. A reviewed posting retains its state if no reviewed field changed;
 * otherwise it is hidden until it is reviewed again.
 */
export const stateAfterChange = (state: SupplyState, before: Reviewed, after: Reviewed): SupplyState =>
  (state === 'online' || state === 'paused') && isSame(before, after) ? state : 'pending';

const isSame = ({ images: had, ...before }: Reviewed, { images, ...after }: Reviewed): boolean =>
  had.join() === images.join() &&
  (Object.keys(before) as (keyof typeof before)[]).every((field) => before[field] === after[field]);

export const quantityUnits = ['公斤', '斤', '吨', '箱', '袋', '筐', '件', '车'] as const;
export const supplyPriceUnits = ['元/公斤', '元/斤', '元/吨', '元/箱', '元/袋', '元/筐', '元/件', '元/车'] as const;

export const reportReasons = {
  false: '虚假信息',
  phone: '号码不通或冒用他人号码',
  fraud: '骗取定金或货款',
  banned: '违禁物品',
  gone: '早已成交或无货',
  other: '其他',
} as const;
export type ReportReason = keyof typeof reportReasons;

export const supplyLimits = {
  titleMin: 4,
  titleMax: 40,
  images: 6,
  daysMin: 3,
  daysMax: 30,
  newPerDay: 5,
  revealsPerDay: 10,
  revealsPerDayVip: 50,
} as const;

/** Earliest and latest expiry day of a posting created today. */
export const expiryRange = (today: string): { min: string; max: string } => ({
  min: addDays(today, supplyLimits.daysMin),
  max: addDays(today, supplyLimits.daysMax),
});

export const expiryProblem = (day: string, today: string): string | undefined => {
  const { min, max } = expiryRange(today);
  if (day >= min && day <= max) return undefined;
  return `请选择 ${min} 至 ${max} 之间的日期（${supplyLimits.daysMin}–${supplyLimits.daysMax} 天）`;
};
