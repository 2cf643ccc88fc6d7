export type Totals = { passed: number; failed: number };

export const sum = (parts: Totals[]): Totals => ({
  passed: parts.reduce((total, { passed }) => total + passed, 0),
  failed: parts.reduce((total, { failed }) => total + failed, 0),
});
