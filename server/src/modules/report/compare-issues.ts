import type { Report } from '@bee/contracts/entity/report';
import type { KeyNumber } from '../../db/schema/report.ts';

/**
 * Key numbers of an issue beside those of the issue before, by label, in the order of the newer one. A number that the
 * older issue does not have, or has in another unit, is unknown there.
 */
export const compareIssues = (before: readonly KeyNumber[], now: readonly KeyNumber[]): Report['delta'] =>
  now.map(({ label, value, unit }) => ({
    label,
    prev: before.find((one) => one.label === label && one.unit === unit)?.value ?? null,
    curr: value,
    unit,
  }));
