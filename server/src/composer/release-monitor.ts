import type { Composition } from '@bee/contracts/composition';
import type { Composer } from '@bee/releases/compose/composer';
import type { Db } from '../db/schema.ts';
import { analyzeRelease, type Verdict } from './analyze-release.ts';
import { gatherEvidence } from './gather-evidence.ts';
import type { Messages } from './messages.ts';

type Parts = {
  db: Db;
  composer: Pick<Composer, 'withdraw'>;
  messages: Pick<Messages, 'warn'>;
  /** Minimum number of networks with failures. */
  networks: number;
  /** False: failing releases are only reported. */
  automatic: boolean;
  now: Date;
};

const WATCH = { kind: 'auto', name: '值守' } as const;

/**
 * Checks the running releases against the latest evidence and withdraws at most one failing release. Operators are
 * warned if that is not possible (a second withdrawal within the hour, no release to fall back to).
 * @returns the new composition if a release was withdrawn, else null
 */
export const watchReleases = async (current: Composition, parts: Parts): Promise<Composition | null> => {
  const { db, composer, messages, networks, automatic, now } = parts;
  const gathered = await gatherEvidence(db, current, { now, networks });
  for (const verdict of analyzeRelease({ composition: current, ...gathered, networks })) {
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
