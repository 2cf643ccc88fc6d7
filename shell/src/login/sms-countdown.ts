import { login } from '@bee/domain/constants';
import { useCountdown } from '@bee/ui/interactive';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** The number that somebody typed, or the one that the member has: messages to both may go out in one minute. */
type SmsTarget = 'typed' | 'own';

const NONE: Record<SmsTarget, number> = { typed: 0, own: 0 };

/** When the next message may be asked for; outlives the view and the modal. */
const pauses = createStore<Record<SmsTarget, number>>()(() => NONE);

export const startSmsPause = (target: SmsTarget) =>
  pauses.setState({ [target]: Date.now() + login.smsResendSeconds * 1000 });

/** @public for tests: the pause would outlast them. */
export const endSmsPause = () => pauses.setState(NONE);

/** Seconds left, 0 when it is over. */
export const useSmsPause = (target: SmsTarget): number => useCountdown(useStore(pauses, (until) => until[target]));
