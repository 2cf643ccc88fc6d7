import type { OpenedError } from '@bee/contracts/resource/browser-error';
import type { ReleaseBucket } from '@bee/releases/store/release-bucket';
import { openReleases } from '@bee/releases/store/releases';
import type { Selectable } from 'kysely';
import type { BrowserErrorTable } from '../../../../db/schema/operations.ts';
import { NotFound } from '../../../../http/errors.ts';
import { mapStack } from './map-stack.ts';

/** @param days of a group, newest first @throws NotFound for a group without days */
export const openedError = async (
  bucket: ReleaseBucket,
  days: readonly Selectable<BrowserErrorTable>[],
): Promise<OpenedError> => {
  const newest = days[0];
  if (!newest) throw new NotFound('没有这组错误，或已超过 30 天');
  const { fingerprint, remote, release, kind, message, composition } = newest;
  const stored = await openReleases(bucket)
    .read(remote, release)
    .catch(() => null);
  return {
    ...{ fingerprint, remote, release, kind, message, composition },
    commit: stored?.release.commit ?? null,
    stack: await mapStack(bucket, newest.frames),
    count: days.reduce((sum, { count }) => sum + count, 0),
    first_at: earliest(days.map(({ first_at }) => first_at)),
    last_at: new Date(newest.last_at).toISOString(),
    pages: summed(days.map(({ pages }) => pages)),
    browsers: summed(days.map(({ browsers }) => browsers)),
    days: days.map(({ day, count }) => ({ day, count })),
  };
};

const earliest = (instants: (Date | string)[]): string =>
  new Date(Math.min(...instants.map((instant) => new Date(instant).getTime()))).toISOString();

/** Highest first. */
const summed = (counts: Record<string, number>[]): { name: string; count: number }[] => {
  const sums = new Map<string, number>();
  for (const [name, count] of counts.flatMap(Object.entries<number>)) sums.set(name, (sums.get(name) ?? 0) + count);
  return [...sums].map(([name, count]) => ({ name, count })).sort((a, b) => b.count - a.count);
};
