import { createHash } from 'node:crypto';
import type { Composition } from '@bee/contracts/composition';
import { type ActiveComposition, scriptJson } from '../release/active-composition.ts';
import { type Buckets, MAX_CANARIES, meets, type RunningCanary, runningCanaries, withCanaries } from './canaries.ts';

/** The stable composition and its variants with canaries, each with its own id: `12`, `12~a1b2c3`. */
export type Variants = {
  stable: ActiveComposition;
  all: ActiveComposition[];
  of(lots: Buckets): ActiveComposition;
  /** False if a canary could not be opened; its visitors get the active release. */
  complete: boolean;
  /** Problems of all variants, for operators; without duplicates. */
  problems: string[];
};

type Activate = (composition: Composition) => Promise<ActiveComposition>;

/** Opens all variants in advance, before the first visitor needs them. */
export const openVariants = async (stable: ActiveComposition, activate: Activate): Promise<Variants> => {
  const wanted = runningCanaries(stable.source);
  const problems = wanted
    .slice(MAX_CANARIES)
    .map(({ name }) => `${name} 的灰度版本未启用：最多同时灰度 ${MAX_CANARIES} 个版本，请先结束其中一个`);
  const opened = new Map<string, ActiveComposition>();
  const working: RunningCanary[] = [];
  for (const one of wanted.slice(0, MAX_CANARIES)) if (await open([one])) working.push(one);
  const together = working.length < 2 || (await open(working));
  const all = [stable, ...opened.values()];
  return {
    stable,
    all,
    of: (lots) => opened.get(keyOf(working.filter(({ canary }) => meets(canary, lots)))) ?? stable,
    complete: together && working.length === Math.min(wanted.length, MAX_CANARIES),
    problems: [...new Set([...problems, ...all.flatMap((active) => active.problems)])],
  };

  async function open(canaries: RunningCanary[]): Promise<boolean> {
    const key = keyOf(canaries);
    try {
      opened.set(key, named(await activate(withCanaries(stable.source, canaries)), `${stable.id}~${shortHash(key)}`));
      return true;
    } catch (error) {
      problems.push(`灰度版本 ${key} 不可用，所有访客继续使用当前版本：${(error as Error).message}`);
      return false;
    }
  }
};

const keyOf = (canaries: RunningCanary[]): string =>
  canaries
    .map(({ name, canary }) => `${name}@${canary.release}`)
    .sort()
    .join(' ');

const shortHash = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 6);

const named = (active: ActiveComposition, id: string): ActiveComposition => {
  const page = { ...active.page, id };
  return { ...active, id, page, pageJson: scriptJson(page) };
};
