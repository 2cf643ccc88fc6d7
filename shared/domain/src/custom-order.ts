/** Products that can be ordered custom-made. */
export const customOrderKinds = { report: '报告定制', data: '数据定制' } as const;
export type CustomOrderKind = keyof typeof customOrderKinds;

/** States of an order, in their usual sequence. */
export const customOrderStates = { new: '待联系', contacted: '已联系', done: '已完成', declined: '已谢绝' } as const;
export type CustomOrderState = keyof typeof customOrderStates;

/** An order is contacted first, then done or declined; a finished order can be reopened. */
const NEXT: Record<CustomOrderState, readonly CustomOrderState[]> = {
  new: ['contacted'],
  contacted: ['done', 'declined'],
  done: ['contacted'],
  declined: ['contacted'],
};

export const nextStates = (state: CustomOrderState): readonly CustomOrderState[] => NEXT[state];

/** States from which `state` can be reached. */
export const statesBefore = (state: CustomOrderState): CustomOrderState[] =>
  (Object.keys(NEXT) as CustomOrderState[]).filter((from) => NEXT[from].includes(state));

/** Maximum files per order. */
export const MAX_ORDER_FILES = 5;
