import { dailyQuestions } from './ai-rights.ts';
import { MAX_ALERTS } from './price-alert.ts';
import { daysInWords, priceRights, vegetablePlans } from './price-rights.ts';
import { tableRights } from './table-rights.ts';

/** Term of a membership; `price` in yuan. */
export type MembershipPlan = { id: string; title: string; months: number; price: number };

/** Terms of VIP. */
export const vipPlans = [
  { id: 'vip-1', title: '月度', months: 1, price: 48 },
  { id: 'vip-3', title: '季度', months: 3, price: 128 },
  { id: 'vip-12', title: '年度', months: 12, price: 398 },
] as const satisfies readonly MembershipPlan[];

export const membershipPlans: Record<'vip' | 'veg_vip', readonly MembershipPlan[]> = {
  vip: vipPlans,
  veg_vip: vegetablePlans,
};

export const membershipTitles = { vip: 'VIP会员', veg_vip: '蔬菜 VIP 会员' } as const;

const { exports, exportRows } = tableRights.vip;

/** The eight VIP benefits, in display order. */
export const vipBenefits = [
  { id: 'reports', title: '研报全文', text: '全部报告在线阅读与下载' },
  {
    id: 'history',
    title: '历史行情',
    text: `价格走势看 ${daysInWords(priceRights.vip.days)}，同时比较 ${priceRights.vip.markets} 个市场`,
  },
  {
    id: 'exports',
    title: '数据导出',
    text: `产业、贸易与价格数据每天各 ${exports} 份，每份 ${exportRows / 10_000} 万行`,
  },
  { id: 'ai', title: 'AI 加量', text: `每天 ${dailyQuestions.vip} 次问答` },
  { id: 'alerts', title: '价格预警', text: `同时设 ${MAX_ALERTS.vip} 条到价与涨跌提醒` },
  { id: 'badge', title: '专属标识', text: '评论与资料上的 VIP 标识' },
  { id: 'custom', title: '定制优先', text: '报告与数据定制优先响应' },
  { id: 'events', title: '线下活动', text: '产区考察与社群活动' },
] as const;
