import { login } from '@bee/domain/constants';
import { useCountdown } from '@bee/ui/interactive';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** A number that was typed, or the member's own: each has its own cooldown. */
type SmsTarget = 'typed' | 'own';

const NONE: Record<SmsTarget, number> = { typed: 0, own: 0 };

/** End of the cooldown per target; outlives the view and the modal. */
const pauses = createStore<Record<SmsTarget, number>>()(() => NONE);

export const startSmsPause = (target: SmsTarget) =>
  pauses.setState({ [target]: Date.now() + login.smsResendSeconds * 1000 });

/** @public for tests: the cooldown would outlast them. */
export const endSmsPause = () => pauses.setState(NONE);

/** Seconds left, 0 when the cooldown has ended. */
export const useSmsPause = (target: SmsTarget): number => useCountdown(useStore(pauses, (until) => until[target]));
