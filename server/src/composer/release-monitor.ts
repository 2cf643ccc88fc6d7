import type { Composition } from '@bee/contracts/composition';
import type { Composer } from '@bee/releases/compose/composer';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { analyzeRelease, type Verdict } from './analyze-release.ts';
import { gatherEvidence } from './gather-evidence.ts';
import type { Messages } from './messages.ts';

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
