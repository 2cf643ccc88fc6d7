import type { FastifyReply, FastifyRequest } from 'fastify';
import { ACCOUNT_COOKIE, readAccount } from '../../http/account-cookie.ts';
import { issueVisit, readVisit, VISIT_COOKIE } from '../../http/visit-cookie.ts';
import { assignBuckets } from './assign-buckets.ts';
import { type Buckets, lotOf } from './canaries.ts';

const MAX_AGE_S = 30 * 24 * 3600;

/** Who asks, as far as the edge can tell: `visit` names the browser where it was given one. */
export type Visitor = Buckets & { visit: string | null };

export const NOBODY: Visitor = { lot: null, account: null, visit: null };

export type Visitors = {
  read(request: FastifyRequest): Visitor;
  /** The same for a document, which gives a browser the cookie that it lacks. */
  admit(request: FastifyRequest, reply: FastifyReply): Visitor;
};

type VisitorsOptions = {
  secret: string;
  /** The site is reached by HTTPS. */
  secure: boolean;
  hasCanary(): boolean;
  /** Failures of releases are counted by browsers. */
  logs: boolean;
  deal?: () => number;
};

export const createVisitors = ({
  secret,
  secure,
  hasCanary,
  logs,
  deal = assignBuckets(),
}: VisitorsOptions): Visitors => {
  const read = ({ cookies }: FastifyRequest): Visitor => {
    const visit = readVisit(secret, cookies[VISIT_COOKIE]);
    // Pages drop the token when a session has ended.
    const account = cookies.token ? readAccount(secret, cookies[ACCOUNT_COOKIE]) : null;
    return { lot: visit?.lot ?? null, visit: visit?.visit ?? null, account: account === null ? null : lotOf(account) };
  };
  return {
    read,
    admit: (request, reply) => {
      const known = read(request);
      if (known.visit !== null || !keepsCookies(request) || isCrawler(request)) return known;
      if (!hasCanary() && !(logs && !asksNotToBeCounted(request))) return known;
      const cookie = issueVisit(secret, deal());
      reply.setCookie(VISIT_COOKIE, cookie, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: MAX_AGE_S });
      const dealt = readVisit(secret, cookie);
      return { ...known, lot: dealt?.lot ?? null, visit: dealt?.visit ?? null };
    },
  };
};

/** In a frame of another site it would come back without it and never meet the same release twice. */
const keepsCookies = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && (headers['sec-fetch-dest'] ?? 'document') === 'document';

/**
 * Crawlers that say what they are. Each page of theirs would be another visit that meets no fault, or all of them where
 * scripts are kept from them: they are no evidence about a release, and read what everybody gets who is dealt no canary.
 */
const isCrawler = ({ headers }: FastifyRequest): boolean => CRAWLER.test(headers['user-agent'] ?? '');

/** Not the telephones of Cubot. */
const CRAWLER = /(?<!cu)bot\b|spider|crawl|slurp|externalhit|mediapartners|inspectiontool|lighthouse/i;

const asksNotToBeCounted = ({ headers }: FastifyRequest): boolean => headers.dnt === '1' || headers['sec-gpc'] === '1';
