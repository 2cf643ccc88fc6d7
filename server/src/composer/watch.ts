import type { ComposedEntry, Composition } from '@bee/contracts/composition';
import type { Composer } from '@bee/releases/compose/composer';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { readBefore, readEvidence } from './evidence.repository.ts';
import type { Before, ReleaseEvidence } from './evidence.ts';
import { judge, type Verdict, wantsBefore } from './judge.ts';
import type { Messages } from './messages.ts';
import { RULES } from './rules.ts';

type Parts = {
  db: Kysely<Database>;
  composer: Pick<Composer, 'withdraw'>;
  messages: Pick<Messages, 'warn'>;
  /** Networks that failures have to come from. */
  networks: number;
  /** False: failing releases are only told of. */
  automatic: boolean;
  now: Date;
};

const WATCH = { kind: 'auto', name: '值守' } as const;

/**
 * Holds what runs against the evidence of the last minutes and takes out at most one release that fails. What cannot be
 * taken out (a second one within the hour, none to go back to) is told.
 * @returns what is running now where something was taken out
 */
export const watchReleases = async (current: Composition, parts: Parts): Promise<Composition | null> => {
  const { db, composer, messages, networks, automatic, now } = parts;
  const evidence = await readEvidence(db, now);
  const before = await beforeOf(current, evidence, parts);
  for (const verdict of judge({ composition: current, evidence, before, networks })) {
    const { remote, release, reason } = verdict;
    if (verdict.act === 'withdraw' && automatic) {
      try {
        return await composer.withdraw(remote, release, { by: WATCH, reason });
      } catch (error) {
        await warn(messages, verdict, `没有自动处理：${(error as Error).message}`, now);
        continue;
      }
    }
    await warn(messages, verdict, automatic ? '需要人工检查' : '没有开启自动处理（AUTO_ROLLBACK=0），请人工决定', now);
  }
  return null;
};

const warn = (messages: Parts['messages'], { remote, release, role, reason }: Verdict, what: string, now: Date) =>
  messages.warn(
    `${remote}@${release}`,
    `${role === 'canary' ? '灰度版本' : '正式版本'}异常：${remote}@${release}`,
    [reason, what],
    now,
  );

/** Read only for what looks bad: it takes a while. */
const beforeOf = async (
  { shell, remotes }: Composition,
  evidence: ReleaseEvidence[],
  { db, now }: Parts,
): Promise<Record<string, Before>> => {
  const before: Record<string, Before> = {};
  for (const [remote, entry] of Object.entries({ shell, ...remotes })) {
    const running = evidence.find((one) => one.remote === remote && one.release === entry.active);
    if (running && wantsBefore(running)) before[remote] = await readBefore(db, remote, beginOf(entry, now));
  }
  return before;
};

/** Where the time ends that a release is compared with: what it did itself on its first day is no measure for it. */
const beginOf = ({ active_since }: ComposedEntry, now: Date): Date => {
  const window = now.getTime() - RULES.windowMs;
  const since = Date.parse(active_since ?? '');
  return new Date(since > now.getTime() - RULES.beforeMs ? Math.min(window, since) : window);
};
