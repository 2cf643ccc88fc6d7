import type { FoodPlace, NewLimit } from '../../modules/standards/store/store-limits.ts';
import type { NewStandard } from '../../modules/standards/store/store-standards.ts';
import { addDays, yearOf } from '../days.ts';
import { dayFrom } from '../relative-day.ts';
import { sampleFile } from '../sample-files.ts';

/**
 * Some standards are drafts, or wait to come into force, on any day of loading. Their days are written as days from it,
 * `-30` or `+120`, and the year in their number as the year of such a day: `GB 91354-{-30}`.
 */
export type StandardRecord = Omit<NewStandard, 'id' | 'sourceId' | 'updatedAt' | 'sample'>;

export const standardFile = sampleFile<StandardRecord>('standards/standards.ndjson');

/** Foods that limits are for; categories and subgroups are made from the paths. */
export const limitFoodFile = sampleFile<FoodPlace>('standards/foods.ndjson');

export const limitFile = sampleFile<NewLimit>('standards/limits.ndjson');

/** A standard as it is when it is loaded on a day. */
export const standardOn = (today: string, { issuedAt, effectiveAt, repealedAt, ...rest }: StandardRecord) => ({
  ...rest,
  code: numberOn(today, rest.code),
  adopted: rest.adopted && { ...rest.adopted, code: numberOn(today, rest.adopted.code) },
  issuedAt: issuedAt && dayFrom(today, issuedAt),
  effectiveAt: effectiveAt && dayFrom(today, effectiveAt),
  repealedAt: repealedAt && dayFrom(today, repealedAt),
});

const numberOn = (today: string, code: string): string =>
  code.replace(/\{(.+)\}/, (_, days: string) => String(yearOf(addDays(today, Number(days)))));
