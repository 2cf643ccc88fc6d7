import type { ChainLink } from '@bee/contracts/entity/standard';
import { sql } from 'kysely';
import { queryRows } from '../../../db/query-rows.ts';
import type { Db } from '../../../db/schema.ts';
import { statusOn } from './standard-columns.ts';

/** One end of a replacement. `id` is null if only the number is known. */
export type Version = Omit<ChainLink, 'depth'> & { key: string };

type Step = Version & { from_key: string };
type Direction = 'newer' | 'older';

/** Maximum length of a chain, and maximum number of versions followed in total. */
const MAX_STEPS = 20;
const MAX_VERSIONS = 400;

/**
 * Follows replacements from many standards at the same time, with one query per step. Visited standards are not
 * followed again, so cycles end.
 * @param keys natural keys
 * @returns the steps by the key that they start from
 */
export const followReplacements = async (
  db: Db,
  keys: readonly string[],
  direction: Direction,
  today: string,
): Promise<Map<string, Version[]>> => {
  const steps = new Map<string, Version[]>();
  const met = new Set(keys);
  let front = [...met];
  for (let count = 0; count < MAX_STEPS && front.length > 0 && met.size < MAX_VERSIONS + keys.length; count += 1) {
    const found = await (direction === 'newer' ? listNewer : listOlder)(db, front, today);
    front = [];
    for (const { from_key, ...version } of found) {
      steps.set(from_key, [...(steps.get(from_key) ?? []), version]);
      if (met.has(version.key)) continue;
      met.add(version.key);
      front.push(version.key);
    }
  }
  return steps;
};

/** Versions reachable from a standard, nearest first, without duplicates and without the standard itself. */
export const reachedFrom = (
  key: string,
  steps: ReadonlyMap<string, Version[]>,
): { version: Version; depth: number }[] => {
  const reached: { version: Version; depth: number }[] = [];
  const met = new Set([key]);
  let front = [key];
  for (let depth = 1; front.length > 0; depth += 1) {
    const next: string[] = [];
    for (const version of front.flatMap((one) => steps.get(one) ?? [])) {
      if (met.has(version.key)) continue;
      met.add(version.key);
      next.push(version.key);
      reached.push({ version, depth });
    }
    front = next;
  }
  return reached;
};

/** The replacement to use: the nearest version in force, otherwise the nearest upcoming version. */
export const successorOf = (key: string, newer: ReadonlyMap<string, Version[]>): Version | null => {
  const reached = reachedFrom(key, newer).map(({ version }) => version);
  return (
    reached.find(({ status }) => status === 'current') ?? reached.find(({ status }) => status === 'pending') ?? null
  );
};

const VERSION = (today: string) => sql`s.id, s.natural_key as key, s.code, s.title, ${statusOn(today)} as status,
  s.issued_at, s.effective_at, s.repealed_at, s.scope`;

const listNewer = (db: Db, keys: string[], today: string) => queryRows<Step>(db)`
    select r.ref_key as from_key, ${VERSION(today)}
    from standard_replaces r join standard s on s.id = r.standard_id
    where r.ref_key = any(${keys}) and s.natural_key <> r.ref_key
    order by s.issued_at, s.id`;

const listOlder = (db: Db, keys: string[], today: string) => queryRows<Step>(db)`
    select n.natural_key as from_key, s.id, r.ref_key as key, coalesce(s.code, r.code) as code, s.title,
      case when s.id is not null then ${statusOn(today)} end as status, s.issued_at, s.effective_at, s.repealed_at, s.scope
    from standard n join standard_replaces r on r.standard_id = n.id
    left join standard s on s.natural_key = r.ref_key
    where n.natural_key = any(${keys}) and r.ref_key <> n.natural_key
    order by r.place`;
