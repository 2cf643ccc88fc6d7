import type { FastifyReply, FastifyRequest } from 'fastify';
import { ACCOUNT_COOKIE, readAccount } from '../../http/account-cookie.ts';
import { clientAddress } from '../../http/client-address.ts';
import { networkHash } from '../../http/network.ts';
import { issueServed, SERVED_COOKIE, SERVED_MS } from '../../http/served-cookie.ts';
import { issueVisit, readVisit, VISIT_COOKIE } from '../../http/visit-cookie.ts';
import { assignBuckets } from './assign-buckets.ts';
import { type Buckets, lotOf } from './canaries.ts';

/**
 * Marks a browser that gets canaries, for caches in front of this site: they must pass its requests on. Without it a
 * browser gets the stable release, even if its bucket meets a canary, so that no canary reaches a shared cache.
 */
export const CANARY_COOKIE = 'bee-canary';

const MAX_AGE_S = 30 * 24 * 3600;

/** The requesting browser as far as the edge knows it; `visit` is the id from its visit cookie, if it has one. */
export type Visitor = Buckets & { visit: string | null };

export const NOBODY: Visitor = { lot: null, account: null, visit: null };

export type Visitors = {
  read(request: FastifyRequest): Visitor;
  /**
   * Registers the visit of a document that a browser reports: issues the visit cookie to a browser that lacks it, marks
   * it if it gets canaries from its next document on, and gives it the proof of what it was served, which it sends with
   * error reports. @returns the visit; null if it is not counted
   */
  register(request: FastifyRequest, reply: FastifyReply): { visit: string; releases: Releases } | null;
};

type Releases = Record<string, string>;

type VisitorsOptions = {
  secret: string;
  /** The site is served over HTTPS. */
  secure: boolean;
  canaries: {
    isRunning(): boolean;
    /** Whether these buckets get another composition than visitors without any. */
    meet(buckets: Buckets): boolean;
    /** Releases of the composition for these buckets; null before the first composition. */
    releases(buckets: Buckets): Releases | null;
  };
  /** Browsers report release errors, which are counted per visit. */
  logs: boolean;
  now(): number;
  deal?: () => number;
};

export const createVisitors = (options: VisitorsOptions): Visitors => {
  const { secret, secure, canaries, logs, now, deal = assignBuckets() } = options;
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;

  const read = ({ cookies }: FastifyRequest): Visitor => {
    const visit = readVisit(secret, cookies[VISIT_COOKIE]);
    // Pages delete the token when the session ends.
    const account = cookies.token ? readAccount(secret, cookies[ACCOUNT_COOKIE]) : null;
    return {
      lot: cookies[CANARY_COOKIE] ? (visit?.lot ?? null) : null,
      visit: visit?.visit ?? null,
      account: account === null ? null : lotOf(account),
    };
  };

  const visitOf = ({ cookies }: FastifyRequest, reply: FastifyReply) => {
    const known = readVisit(secret, cookies[VISIT_COOKIE]);
    if (known) return { ...known, isReturning: true };
    const issued = issueVisit(secret, deal());
    reply.setCookie(VISIT_COOKIE, issued, { ...cookie, maxAge: MAX_AGE_S });
    const first = readVisit(secret, issued);
    return first && { ...first, isReturning: false };
  };

  return {
    read,
    register: (request, reply) => {
      const served = read(request);
      const releases = canaries.releases(served);
      const isLogged = logs && !asksNotToBeCounted(request);
      if (!releases || !isOwnPage(request) || isCrawler(request) || !(canaries.isRunning() || isLogged)) return null;
      const visit = visitOf(request, reply);
      if (!visit) return null;
      if (canaries.meet({ ...served, lot: visit.lot })) {
        reply.setCookie(CANARY_COOKIE, '1', { ...cookie, maxAge: MAX_AGE_S });
      } else if (request.cookies[CANARY_COOKIE]) reply.clearCookie(CANARY_COOKIE, cookie);
      if (logs) {
        const network = networkHash(secret, clientAddress(request));
        const proof = issueServed(secret, visit.visit, {
          releases,
          network,
          isReturning: visit.isReturning,
          at: now(),
        });
        reply.setCookie(SERVED_COOKIE, proof, { ...cookie, maxAge: SERVED_MS / 1000 });
      }
      return { visit: visit.visit, releases };
    },
  };
};

/** Other sites send no cookies, so each of their requests would be a new visit. */
const isOwnPage = ({ headers }: FastifyRequest): boolean =>
  (headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin';

/**
 * Crawlers that identify themselves. Each of their page loads would be a new visit, without errors or, where scripts
 * are blocked, with errors only: no evidence about a release. They get the same releases as visitors without a canary.
 */
const isCrawler = ({ headers }: FastifyRequest): boolean => CRAWLER.test(headers['user-agent'] ?? '');

/** Must not match Cubot phones. */
const CRAWLER = /(?<!cu)bot\b|spider|crawl|slurp|externalhit|mediapartners|inspectiontool|lighthouse/i;

const asksNotToBeCounted = ({ headers }: FastifyRequest): boolean => headers.dnt === '1' || headers['sec-gpc'] === '1';
