import type { DataFor } from '@bee/contracts/operations';
import { isActive } from '@bee/domain/membership';
import { createStore } from 'zustand/vanilla';

export type UserInfo = DataFor<'user/getProfile'>;

export type SessionState = {
  token: string;
  user: UserInfo | null;
  /**
   * `pending` while a token exists and its profile is still loading. First renders show `visitor` or `pending`, as the
   * document does.
   */
  status: 'visitor' | 'pending' | 'member';
  /** Number of new messages: the badge on the avatar. */
  unread: number;
  /** Path of the page on which the last session ended, to distinguish a lost session from a visit without one. */
  endedAt?: string;
  /** The server has refused the token, but the page stays, so that what the user has typed is kept. */
  expired?: boolean;
};

/** Logged in exactly when the token is non-empty. `initial` is the state for which the document was rendered. */
export const createSessionStore = (initial: 'visitor' | 'pending' = 'visitor') =>
  createStore<SessionState>()(() => ({ token: '', user: null, status: initial, unread: 0 }));

export type SessionStore = ReturnType<typeof createSessionStore>;

export const isVip = (user: UserInfo | null): boolean => isActive(user?.vip_expire, new Date());
export const isVegetableVip = (user: UserInfo | null): boolean => isActive(user?.vegetable_expire, new Date());
