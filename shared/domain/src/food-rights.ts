/** Files with amounts of foods per day; the pages themselves are for everybody. */
export const foodExports = { visitor: 0, member: 1, vip: 20 } as const;

/** @param viewer null for visitors */
export const foodTier = (viewer: { isVip: boolean } | null): keyof typeof foodExports => {
  if (!viewer) return 'visitor';
  return viewer.isVip ? 'vip' : 'member';
};
