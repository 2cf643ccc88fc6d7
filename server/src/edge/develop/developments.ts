import type { FastifyRequest } from 'fastify';
import { ACCOUNT_COOKIE, readAccount } from '../../http/account-cookie.ts';
import { DEVELOPMENT_COOKIE, type Development, readDevelopment } from '../../http/development-cookie.ts';

export type Developments = {
  /** The remote that this request's browser develops; null for all other browsers. */
  of(request: Pick<FastifyRequest, 'cookies'>): Development | null;
};

type DevelopmentsOptions = {
  secret: string;
  /** Current DEV_ORIGINS; cookies that were issued for other origins are invalid. */
  origins: string[];
  now(): number;
};

export const createDevelopments = ({ secret, origins, now }: DevelopmentsOptions): Developments => ({
  of: ({ cookies }) => {
    // Pages delete the token when the session ends.
    if (origins.length === 0 || !cookies.token) return null;
    const issued = readDevelopment(secret, cookies[DEVELOPMENT_COOKIE], now());
    if (!issued || !origins.includes(issued.origin)) return null;
    if (readAccount(secret, cookies[ACCOUNT_COOKIE]) !== issued.account) return null;
    return { remote: issued.remote, origin: issued.origin };
  },
});
