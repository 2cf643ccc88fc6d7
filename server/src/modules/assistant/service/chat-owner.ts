import { randomBytes } from 'node:crypto';
import type { CallContext } from '../../../http/route.ts';
import { hashSecret, newSecret } from '../../../http/secrets.ts';

/** Owner of a chat: a member, or a visitor's browser (hash of its cookie). */
export type Owner = { uid: number; visitor: null } | { uid: null; visitor: string };

const COOKIE = 'bee_visitor';
const COOKIE_SECONDS = 365 * 24 * 3600;

/** The caller as an owner; a visitor without a cookie owns nothing. */
export const ownerOf = ({ viewer, cookies }: CallContext): Owner => {
  if (viewer) return { uid: Number(viewer.uid), visitor: null };
  const known = cookies.read(COOKIE);
  return { uid: null, visitor: hashSecret(known && isSecret(known) ? known : newSecret()) };
};

/** Like `ownerOf`, but sets a cookie for a visitor without a cookie. */
export const rememberedOwnerOf = (context: CallContext, publicUrl: string): Owner => {
  const { viewer, cookies } = context;
  const known = cookies.read(COOKIE);
  if (viewer || (known && isSecret(known))) return ownerOf(context);
  const fresh = newSecret();
  cookies.write(COOKIE, fresh, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
    maxAge: COOKIE_SECONDS,
  });
  return { uid: null, visitor: hashSecret(fresh) };
};

/** 128 bits of randomness, URL-safe. */
export const newChatId = (): string => `c${randomBytes(16).toString('base64url')}`;

export const isChatId = (id: string): boolean => /^c[\w-]{22}$/.test(id);

const isSecret = (value: string): boolean => /^[\w-]{43}$/.test(value);
