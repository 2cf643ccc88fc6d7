import type { Composition } from '@bee/contracts/composition';
import { DAY_MS } from '@bee/domain/calendar-day';
import { parseComposition, type StoredComposition } from '@bee/releases/store/stored-composition';
import type { CompositionCheck } from './composition-signature.ts';
import type { ReleaseStore } from './release-store.ts';

const POLL_INTERVAL_MS = 500;
/** Minimum interval between checks on request, however many requests there are. */
const JUST_LOOKED_MS = 100;
/** After a failure the same composition is retried: its releases may still be uploading. */
const RETRY_MS = { first: 1000, most: 30_000 };

/** Follows composition.json without a restart. Invalid compositions are reported, and the running composition stays. */
export type CompositionFollower<Active> = {
  current(): Active | null;
  /** `sequence` is 0 before the first composition; `problem` is what prevents following, empty if nothing does. */
  state(): { id: string; sequence: number; problem: string };
  /**
   * Rejects compositions below this sequence from now on. If signatures are required, a running composition below it is
   * replaced by the composition with this sequence. The floor never decreases.
   */
  setFloor(sequence: number): void;
  /** Checks the store now instead of at the next poll (at most half a second later). */
  look(): Promise<void>;
  onChange(listener: () => void): void;
  close(): void;
};

type Parts<Active> = {
  store: Pick<ReleaseStore, 'readComposition' | 'readNumbered' | 'readRemembered'>;
  check: CompositionCheck;
  /** Reads everything that pages need; the composition takes effect when this resolves. */
  activate(composition: Composition): Promise<Active>;
  /** Called after a change, to update which other releases are served. */
  followed?(stored: StoredComposition): Promise<void>;
  now(): number;
  /** A warning is reported when the composition is older than this, in days. */
  warnDays: number;
  report(problem: string): void;
};

export const followComposition = async <Active>(parts: Parts<Active>): Promise<CompositionFollower<Active>> => {
  const { store, check, activate, followed = async () => undefined, now, report } = parts;
  let running: { active: Active; composition: Composition } | null = null;
  /** The composition.json that was read last, followed or not. */
  let seen: { tag: string; retryAt: number; waitMs: number } | null = null;
  let floor = 0;
  let problem = '';
  const listeners: (() => void)[] = [];

  const say = (text: string) => {
    if (text && text !== problem) report(text);
    problem = text;
  };

  const follow = async (stored: StoredComposition): Promise<void> => {
    const { composition } = stored;
    check(stored, Math.max(floor, running?.composition.sequence ?? 0));
    running = { active: await activate(composition), composition };
    for (const listener of listeners) listener();
    await followed(stored).catch((error: Error) =>
      report(`第 ${composition.sequence} 号组合之前的发布暂时不能提供：${error.message}`),
    );
  };

  const lookOnce = async (): Promise<void> => {
    const due = seen === null || now() >= seen.retryAt;
    try {
      const found = await store.readComposition(due ? null : (seen?.tag ?? null));
      // The store is available again, and the running composition is current.
      if (found === 'same') return seen?.retryAt === Number.POSITIVE_INFINITY ? say('') : undefined;
      if (found === null) return running ? say('仓库里没有 composition.json，继续使用当前组合') : undefined;
      const waitMs = found.tag === seen?.tag ? Math.min(seen.waitMs * 2, RETRY_MS.most) : RETRY_MS.first;
      // Set before the attempt, so that a failure is not retried at every poll.
      seen = { tag: found.tag, retryAt: now() + waitMs, waitMs };
      await follow(parseComposition(found.bytes));
      seen = { tag: found.tag, retryAt: Number.POSITIVE_INFINITY, waitMs: RETRY_MS.first };
      say('');
    } catch (error) {
      say(`composition.json 不可用，${running ? '继续使用当前组合' : '还没有可用的组合'}：${(error as Error).message}`);
      if (!running) await startFromMemory();
      if (running && running.composition.sequence < floor) await goToFloor();
    }
  };

  /** If the store is unavailable at startup, the composition followed last is used. */
  const startFromMemory = async (): Promise<void> => {
    const remembered = await store.readRemembered().catch(() => null);
    if (remembered) await follow(remembered).catch((error: Error) => report(`上次的组合也不可用：${error.message}`));
  };

  /** An older composition was restored in the store; the floor's composition was already active at another edge. */
  const goToFloor = async (): Promise<void> => {
    try {
      const stored = await store.readNumbered(floor);
      if (stored) return await follow(stored);
    } catch (error) {
      report(`第 ${floor} 号组合不可用：${(error as Error).message}`);
    }
  };

  let looking: Promise<void> | null = null;
  let lookedAt = Number.NEGATIVE_INFINITY;
  const warnOfAge = ageWarning(parts);
  const look = (): Promise<void> => {
    looking ??= lookOnce().finally(() => {
      looking = null;
      lookedAt = now();
    });
    return looking;
  };
  const poll = () => look().then(() => running && warnOfAge(running.composition));

  await poll();
  const timer = setInterval(() => void poll(), POLL_INTERVAL_MS);
  return {
    current: () => running?.active ?? null,
    state: () => {
      const sequence = running?.composition.sequence ?? 0;
      return { id: running ? String(sequence) : 'none', sequence, problem };
    },
    setFloor: (sequence) => {
      if (sequence <= floor) return;
      floor = sequence;
      if (!running || running.composition.sequence >= floor) return;
      if (seen) seen.retryAt = Number.NEGATIVE_INFINITY;
      void look();
    },
    look: () => (Math.abs(now() - lookedAt) < JUST_LOOKED_MS ? Promise.resolve() : look()),
    onChange: (listener) => listeners.push(listener),
    close: () => clearInterval(timer),
  };
};

/** Warns at most once a day. */
const ageWarning = ({ now, warnDays, report }: Pick<Parts<unknown>, 'now' | 'warnDays' | 'report'>) => {
  let warnedAt = Number.NEGATIVE_INFINITY;
  return ({ sequence, changed_at }: Composition): void => {
    const days = (now() - Date.parse(changed_at)) / DAY_MS;
    if (days <= warnDays || now() - warnedAt < DAY_MS) return;
    warnedAt = now();
    report(`第 ${sequence} 号组合已有 ${Math.floor(days)} 天没有变过，请确认它仍是想要的那个`);
  };
};
