import { type ActiveComposition, activate } from './active-composition.ts';
import type { CompositionCheck } from './composition-signature.ts';
import type { ReleaseStore } from './release-store.ts';

const LOOK_EVERY_MS = 500;

/** Follows composition.json without a restart; a broken one is reported and the running one stays. */
export type CompositionFollower = {
  current(): ActiveComposition | null;
  onChange(listener: () => void): void;
  close(): void;
};

export const followComposition = async (
  store: ReleaseStore,
  check: CompositionCheck,
  report: (problem: string) => void,
): Promise<CompositionFollower> => {
  let text = '';
  let active: ActiveComposition | null = null;
  const listeners: (() => void)[] = [];
  const look = async () => {
    try {
      const read = await store.readComposition();
      if (!read || read.text === text) return;
      text = read.text;
      check(read.composition, Number(active?.id ?? 0));
      active = await activate(store, read.composition);
      for (const listener of listeners) listener();
    } catch (error) {
      report(`composition.json 不可用，继续使用当前组合：${(error as Error).message}`);
    }
  };
  await look();
  let looking = false;
  const timer = setInterval(async () => {
    if (looking) return;
    looking = true;
    await look();
    looking = false;
  }, LOOK_EVERY_MS);
  return { current: () => active, onChange: (listener) => listeners.push(listener), close: () => clearInterval(timer) };
};
