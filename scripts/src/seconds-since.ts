/** `3.2 秒`, for progress lines. */
export const secondsSince = (since: number): string => `${((Date.now() - since) / 1000).toFixed(1)} 秒`;
