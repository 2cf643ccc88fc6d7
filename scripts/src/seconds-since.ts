/** For progress lines, for example `3.2 秒`. */
export const secondsSince = (since: number): string => `${((Date.now() - since) / 1000).toFixed(1)} 秒`;
