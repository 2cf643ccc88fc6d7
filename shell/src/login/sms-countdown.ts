import { login } from '@bee/domain/constants';
import { useCountdown } from '@bee/ui/interactive';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** When the next message may be asked for; outlives the view and the modal. */
const pause = createStore<{ until: number }>()(() => ({ until: 0 }));

export const startSmsPause = () => pause.setState({ until: Date.now() + login.smsResendSeconds * 1000 });

/** @public for tests: the pause would outlast them. */
export const endSmsPause = () => pause.setState({ until: 0 });

/** Seconds left, 0 when it is over. */
export const useSmsPause = (): number => useCountdown(useStore(pause, ({ until }) => until));
