/** Days between two reports, by the frequency of a market. */
export const stepDays = { D: 1, W: 7, M: 31 } as const;

export const stepTitle = { D: '每日', W: '每周', M: '每月' } as const;
