import type { AccessBlock } from '@bee/contracts/shapes';
import { daysInWords, priceRights, priceTier } from '@bee/domain/price-rights';

type Viewer = { status: 'visitor' | 'pending' | 'member'; isVip: boolean; isVegetableVip: boolean };

/**
 * Maximum number of markets in a chart, including the headline one. The server enforces it; this is for explanations.
 */
export const compareLimit = (viewer: Viewer): number =>
  priceRights[priceTier(viewer.status === 'member' ? viewer : null)].markets;

export const compareRemedy = ({ status }: Viewer): string =>
  status === 'member'
    ? `开通 VIP 可对比 ${priceRights.vip.markets} 个市场`
    : `登录后可对比 ${priceRights.member.markets} 个市场`;

export type Gate = { shown: string; total: string; remedy: string; action: 'login' | 'vip' | 'veg_vip' };

/** Text of the history gate; null when everything is visible. */
export const historyGate = ({ allowed, level, preview }: AccessBlock): Gate | null => {
  if (allowed || !preview) return null;
  const [span, step] = preview.months ? [preview.months, '个月'] : [preview, '天'];
  const said = { shown: `已显示最近 ${span.shown} ${step}`, total: `${span.total} ${step}` };
  if (level === 'login')
    return { ...said, remedy: `登录查看 ${daysInWords(priceRights.member.days)}`, action: 'login' };
  if (level === 'veg_vip') return { ...said, remedy: '开通蔬菜 VIP 查看全部历史', action: 'veg_vip' };
  return { ...said, remedy: `开通 VIP 查看 ${daysInWords(priceRights.vip.days)}`, action: 'vip' };
};
