import type { FastifyReply, FastifyRequest } from 'fastify';
import { ACCOUNT_COOKIE, readAccount } from '../../http/account-cookie.ts';
import { clientAddress } from '../../http/client-address.ts';
import { networkHash } from '../../http/network.ts';
import { issueServed, SERVED_COOKIE, SERVED_MS } from '../../http/served-cookie.ts';
import { issueVisit, readVisit, VISIT_COOKIE } from '../../http/visit-cookie.ts';
import { assignBuckets } from './assign-buckets.ts';
import { type Buckets, lotOf } from './canaries.ts';

const MAX_AGE_S = 30 * 24 * 3600;

/** The requesting browser as far as the edge knows it; `visit` is the id from its visit cookie, if it has one. */
export type Visitor = Buckets & { visit: string | null };

export const NOBODY: Visitor = { lot: null, account: null, visit: null };

export type Visitors = {
  read(request: FastifyRequest): Visitor;
  /** Same for a document request; issues the visit cookie to a browser that lacks it. */
  admit(request: FastifyRequest, reply: FastifyReply): Visitor;
  /** Gives a browser that reports errors the proof that it was served these releases. */
  prove(request: FastifyRequest, reply: FastifyReply, served: { visit: string | null; releases: Releases }): void;
};

type Releases = Record<string, string>;

type VisitorsOptions = {
  secret: string;
  /** The site is served over HTTPS. */
  secure: boolean;
  hasCanary(): boolean;
  /** Browsers report release errors, which are counted per visit. */
  logs: boolean;
  now(): number;
  deal?: () => number;
};

export const createVisitors = ({
  secret,
  secure,
  hasCanary,
  logs,
  now,
  deal = assignBuckets(),
}: VisitorsOptions): Visitors => {
  const read = ({ cookies }: FastifyRequest): Visitor => {
    const visit = readVisit(secret, cookies[VISIT_COOKIE]);
    // Pages delete the token when the session ends.
    const account = cookies.token ? readAccount(secret, cookies[ACCOUNT_COOKIE]) : null;
    return { lot: visit?.lot ?? null, visit: visit?.visit ?? null, account: account === null ? null : lotOf(account) };
  };
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    read,
    prove: (request, reply, { visit, releases }) => {
      if (visit === null || !logs) return;
      const network = networkHash(secret, clientAddress(request));
      const proof = issueServed(secret, visit, { releases, network, at: now() });
      reply.setCookie(SERVED_COOKIE, proof, { ...options, maxAge: SERVED_MS / 1000 });
    },
    admit: (request, reply) => {
      const known = read(request);
      if (known.visit !== null || !keepsCookies(request) || isCrawler(request)) return known;
      if (!hasCanary() && !(logs && !asksNotToBeCounted(request))) return known;
      const cookie = issueVisit(secret, deal());
      reply.setCookie(VISIT_COOKIE, cookie, { ...options, maxAge: MAX_AGE_S });
      const dealt = readVisit(secret, cookie);
      return { ...known, lot: dealt?.lot ?? null, visit: dealt?.visit ?? null };
    },
  };
};

/** Frames on another site do not send the cookie back, so every load would be assigned a new bucket. */
const keepsCookies = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && (headers['sec-fetch-dest'] ?? 'document') === 'document';

/**
 * Crawlers that identify themselves. Each of their page loads would be a new visit, without errors or, where scripts
 * are blocked, with errors only: no evidence about a release. They get the same releases as visitors without a canary.
 */
const isCrawler = ({ headers }: FastifyRequest): boolean => CRAWLER.test(headers['user-agent'] ?? '');

/** Must not match Cubot phones. */
const CRAWLER = /(?<!cu)bot\b|spider|crawl|slurp|externalhit|mediapartners|inspectiontool|lighthouse/i;

const asksNotToBeCounted = ({ headers }: FastifyRequest): boolean => headers.dnt === '1' || headers['sec-gpc'] === '1';
