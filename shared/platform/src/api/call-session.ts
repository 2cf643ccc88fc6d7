import type { SessionStore } from '../session/session.store.ts';
import type { Session } from '../session/session.ts';

/** The session whose calls the browser sends. */
export type CallSession = { store: SessionStore; session: Pick<Session, 'follow'> };

let own: CallSession | undefined;

/** Called once by the shell; until then calls have the token of the cookie. */
export const connectCalls = (to: CallSession | undefined): void => {
  own = to;
};

export const callSession = (): CallSession | undefined => own;
