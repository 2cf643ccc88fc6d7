import { login } from '@bee/domain/constants';

export type OAuthAnswer = { code: number; msg: string } & Record<string, unknown>;

const WAITING = 0;

type Poll = {
  ask: (signal: AbortSignal) => Promise<OAuthAnswer>;
  /** Called once, with the first response that is final. */
  onDecided: (answer: OAuthAnswer) => void;
};

/**
 * Polls every 2 s, one request at a time, until the flow is decided. Continues after failed requests.
 * @returns a function that stops polling.
 */
export function pollOAuth({ ask, onDecided }: Poll): () => void {
  const stopping = new AbortController();
  let asking = false;
  const stop = () => {
    clearInterval(timer);
    stopping.abort();
  };
  const look = async () => {
    if (asking) return;
    asking = true;
    try {
      const answer = await ask(stopping.signal);
      if (stopping.signal.aborted || answer.code === WAITING) return;
      stop();
      onDecided(answer);
    } catch {
      // offline for a moment, or aborted
    } finally {
      asking = false;
    }
  };
  const timer = setInterval(() => void look(), login.pollMs);
  return stop;
}
