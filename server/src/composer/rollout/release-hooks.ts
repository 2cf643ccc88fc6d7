import { z } from 'zod';
import { type Outgoing, readText } from '../../http/outgoing.ts';
import type { HookSettings } from '../../settings/release-settings.ts';
import { signedJson } from '../webhook-formats.ts';

const LIMIT_MS = 10_000;
/** A hook that does not let a step pass is asked again after this time. */
const AGAIN_MS = 60_000;

export type HookEvent = {
  /** `before` a step is taken, and `after` it has been. */
  event: 'before' | 'after';
  remote: string;
  release: string;
  active: string;
  /** Percentage of the visitors before and after the step; 100 is the promotion. */
  from: number;
  to: number;
  /** Comparison with the active release, for people. */
  figures: string[];
};

const hookAnswer = z.object({
  answer: z.enum(['go', 'wait', 'withdraw']),
  reason: z.string().max(500).default(''),
});
export type HookAnswer = z.output<typeof hookAnswer>;

const GO: HookAnswer = { answer: 'go', reason: '' };

/**
 * Asks the operator's own checks (a test run, a calendar) about a step. Nothing waits for an answer: until it arrives,
 * the step waits. A composer that was replaced asks again, so a hook may get the same question twice.
 */
export const openReleaseHooks = (outgoing: Outgoing, hook: HookSettings | null) => {
  const asked = new Map<string, { at: number; answer: HookAnswer }>();

  const ask = async (hook: HookSettings, event: HookEvent, now: Date): Promise<HookAnswer> => {
    try {
      const call = signedJson(event, hook, now.getTime());
      const response = await outgoing(call.url, { ...call, method: 'POST', timeoutMs: LIMIT_MS });
      const text = await readText(response, 64 * 1024);
      if (!response.ok) return { answer: 'wait', reason: `钩子回答 ${response.status}` };
      return hookAnswer.parse(JSON.parse(text));
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return { answer: 'wait', reason: `钩子没有回答：${message.replaceAll(hook.url, '***').slice(0, 200)}` };
    }
  };

  return {
    /** The latest answer; `wait` without a reason until the first arrives. */
    answer: (event: HookEvent, now: Date): HookAnswer => {
      if (!hook) return GO;
      const key = [event.event, event.remote, event.release, event.to].join(' ');
      const last = asked.get(key);
      const isOld = !last || (last.answer.answer === 'wait' && now.getTime() - last.at >= AGAIN_MS);
      if (!isOld) return last.answer;
      const waiting = { at: now.getTime(), answer: last?.answer ?? { answer: 'wait' as const, reason: '' } };
      asked.set(key, waiting);
      void ask(hook, event, now).then((answer) => {
        waiting.answer = answer;
      });
      return waiting.answer;
    },
    /** Forgets what was asked about a step, so that it is asked again when the same step comes again. */
    forget: (remote: string) => {
      for (const key of asked.keys()) if (key.split(' ')[1] === remote) asked.delete(key);
    },
  };
};

export type ReleaseHooks = ReturnType<typeof openReleaseHooks>;
