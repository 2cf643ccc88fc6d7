import type { Report } from '@bee/contracts/entity/report';
import type { KeyNumber } from '../../../../db/schema/report.ts';

/**
 * Key numbers of an issue next to those of the previous issue, matched by label, in the order of the newer issue.
 * `prev` is null if the older issue lacks the number or has it in another unit.
 */
export const compareIssues = (before: readonly KeyNumber[], now: readonly KeyNumber[]): Report['delta'] =>
  now.map(({ label, value, unit }) => ({
    label,
    prev: before.find((one) => one.label === label && one.unit === unit)?.value ?? null,
    curr: value,
    unit,
  }));
