import type { ComposedEntry, Composition } from '@bee/contracts/composition';
import type { Composer } from '@bee/releases/compose/composer';
import { allEntries } from '@bee/releases/compose/content-edits';
import type { Db } from '../../db/schema.ts';
import type { Messages } from '../messages.ts';
import type { HookEvent, ReleaseHooks } from './release-hooks.ts';
import { comparisonText, hasSteps, type RolloutState, readRollout } from './rollout-state.ts';

type Parts = {
  db: Db;
  composer: Pick<Composer, 'canary' | 'promote' | 'withdraw'>;
  hooks: ReleaseHooks;
  messages: Pick<Messages, 'warn'>;
  /** False: a release that is worse keeps its share, and operators are warned. */
  automatic: boolean;
  now: Date;
};

const WATCH = { kind: 'auto', name: '值守' } as const;

/**
 * Takes the next step of the canaries that have steps, or withdraws one that is worse than the active release; at most
 * one change.
 * @returns the new composition, or null if nothing changed
 */
export const followSteps = async (current: Composition, parts: Parts): Promise<Composition | null> => {
  for (const [remote, entry] of allEntries(current)) {
    const { canary } = entry;
    if (!hasSteps(canary)) continue;
    const state = await readRollout(parts.db, remote, { ...entry, canary }, parts.now);
    try {
      const changed = await follow(current, remote, { ...entry, canary }, state, parts);
      if (changed) return changed;
    } catch (error) {
      await warn(parts, remote, canary.release, [(error as Error).message]);
    }
  }
  return null;
};

type Entry = ComposedEntry & { canary: Parameters<typeof readRollout>[2]['canary'] };

const follow = async (
  { sequence }: Composition,
  remote: string,
  { active, canary }: Entry,
  state: RolloutState,
  parts: Parts,
): Promise<Composition | null> => {
  const { composer, hooks, automatic, now } = parts;
  const { release, percent, steps } = canary;
  const withdraw = async (reason: string) => {
    // The same release may be tried again; then its steps are asked about again.
    hooks.forget(remote);
    if (automatic) return composer.withdraw(remote, release, { by: WATCH, reason: `${remote}@${release}：${reason}` });
    await warn(parts, remote, release, [reason, '没有开启自动处理（AUTO_ROLLBACK=0），请人工决定']);
    return null;
  };
  if (state.worse) return withdraw(`比正式版本差：${state.worse}`);
  const figures = state.comparisons.map(comparisonText);
  const earlier = steps.percents.filter((one) => one < percent).at(-1) ?? 0;
  const ask = async (event: Pick<HookEvent, 'event' | 'from' | 'to'>) => {
    const { answer, reason } = hooks.answer({ ...event, remote, release, active, figures }, now);
    if (answer === 'wait' && reason) await warn(parts, remote, release, [`钩子要求等待：${reason}`]);
    return { answer, reason: `钩子要求撤下：${reason}` };
  };
  const after = await ask({ event: 'after', from: earlier, to: percent });
  if (after.answer === 'withdraw') return withdraw(after.reason);
  if (state.wait || after.answer === 'wait') return null;
  const before = await ask({ event: 'before', from: percent, to: state.next ?? 100 });
  if (before.answer === 'withdraw') return withdraw(before.reason);
  if (before.answer === 'wait') return null;
  const { since: _, ...plan } = steps;
  const asked = { by: WATCH, reason: figures.join('；') || '没有可以比较的数字', expected: sequence };
  if (state.next !== null) return composer.canary(remote, { percent: state.next, steps: plan }, asked);
  const promoted = await composer.promote(remote, asked);
  hooks.answer({ event: 'after', remote, release, active, from: percent, to: 100, figures }, now);
  hooks.forget(remote);
  return promoted;
};

const warn = ({ messages, now }: Parts, remote: string, release: string, lines: string[]) =>
  messages.warn(`steps ${remote}@${release}`, `灰度没有扩大：${remote}@${release}`, lines, now);
