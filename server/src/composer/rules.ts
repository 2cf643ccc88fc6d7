const MINUTE_MS = 60_000;

/** What counts as evidence that a release fails, and how often something is done about it. */
export const RULES = {
  /** Evidence of so long counts. */
  windowMs: 10 * MINUTE_MS,
  /** A visit was served the release within this time. */
  servedMs: 30 * MINUTE_MS,
  /** What a release in service is compared with. */
  beforeMs: 24 * 60 * MINUTE_MS,
  /** At most one act of its own within this time, whatever the evidence says. */
  betweenActsMs: 60 * MINUTE_MS,
  canary: { visits: 12, share: 0.05, times: 3 },
  active: { visits: 30, share: 0.1, times: 3 },
  /** Visits, or pages that were rendered, that make another remote one to compare with. */
  comparable: 5,
  /** Visits that failed, beside the networks that they have to come from. */
  failing: 4,
  /** Pages that the server was to render. */
  renders: { documents: 10, share: 0.3, times: 3 },
  /** Windows in which an edge refused files. */
  refusedWindows: 2,
  latency: { visits: 50, times: 2, ms: 2500 },
} as const;

const OPEN_SITE = { networks: 5, each: 3 };

/**
 * Visits, or renders, of one network that count, failed or not; all of them where so few networks are asked for that the
 * site is one of an inner network.
 * @param networks that failures have to come from
 */
export const countedPerNetwork = (networks: number): number =>
  networks >= OPEN_SITE.networks ? OPEN_SITE.each : Number.MAX_SAFE_INTEGER;
