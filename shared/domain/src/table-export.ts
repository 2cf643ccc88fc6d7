/** Table files per day that users can export from a tool; its pages are public. 蔬菜 VIP counts as a member here. */
export const tableExports = { visitor: 0, member: 1, vip: 20 } as const;

/** @param viewer null for visitors */
export const exportTier = (viewer: { isVip: boolean } | null): keyof typeof tableExports => {
  if (!viewer) return 'visitor';
  return viewer.isVip ? 'vip' : 'member';
};
