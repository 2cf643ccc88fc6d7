/** User levels for the assistant, lowest first. */
export type AiTier = 'visitor' | 'member' | 'veg_vip' | 'vip';

/** Questions per day; enforced by the server, explained in the UI. */
export const dailyQuestions: Record<AiTier, number> = { visitor: 3, member: 20, veg_vip: 50, vip: 200 };

/** @param viewer null for visitors */
export const aiTier = (viewer: { isVip: boolean; isVegetableVip: boolean } | null): AiTier => {
  if (!viewer) return 'visitor';
  if (viewer.isVip) return 'vip';
  return viewer.isVegetableVip ? 'veg_vip' : 'member';
};
