import { readToken } from '../session/token-cookie.ts';

/** The session whose calls the browser sends. */
export type CallSession = {
  token(): string;
  /** The server says that the session of this token has ended. @param isRead nothing that the user sent is lost */
  onExpired(token: string, isRead: boolean): unknown;
};

let session: CallSession = { token: readToken, onExpired: () => undefined };

/** Called once by the shell; until then calls have the token of the cookie. */
export const connectCalls = (own: CallSession): void => {
  session = own;
};

export const callSession = (): CallSession => session;
