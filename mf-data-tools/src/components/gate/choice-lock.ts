import type { AccessBlock } from '@bee/contracts/shapes';
import type { PriceTier } from '@bee/domain/price-rights';
import { href } from '@bee/platform';
import type { ChoiceLock } from '@bee/ui/data';

/** How to reach a tier, as a phrase before what it unlocks. */
const REMEDIES = { visitor: '登录后', member: '登录后', vip: '开通 VIP 后', veg_vip: '开通蔬菜 VIP 后' } as const;

/** The lock for users below a tier. */
export const lockOf = (tier: PriceTier): ChoiceLock => ({
  text: `${REMEDIES[tier]}可看`,
  ...(tier === 'vip' && { href: href('user/vip') }),
  ...(tier === 'veg_vip' && { href: href('application/vegetable/vip') }),
});

/** What unlocks the figures of a year before, `steps` back: 登录后. Null where they are visible or do not exist. */
export const remedyFor = (
  tier: PriceTier,
  steps: number,
  { allowed, preview }: Pick<AccessBlock, 'allowed' | 'preview'>,
): string | null => (!allowed && preview && preview.shown < steps && steps <= preview.total ? REMEDIES[tier] : null);
