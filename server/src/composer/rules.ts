const MINUTE_MS = 60_000;

/** Thresholds for evidence that a release fails, and the limit on automatic actions. */
export const RULES = {
  /** Age limit of evidence. */
  windowMs: 10 * MINUTE_MS,
  /** Visits per release that are evaluated, of as many networks; above this, a random sample. */
  sample: 2000,
  /** Comparison period for an active release. */
  beforeMs: 24 * 60 * MINUTE_MS,
  /** At most one automatic action within this time, regardless of the evidence. */
  betweenActsMs: 60 * MINUTE_MS,
  canary: { visits: 12, share: 0.05, times: 3 },
  active: { visits: 30, share: 0.1, times: 3 },
  /** Minimum number of visits, or renders, for comparing with another remote. */
  comparable: 5,
  /** Minimum number of failing visits, in addition to the minimum number of networks. */
  failing: 4,
  /** Pages that the server was to render. */
  renders: { documents: 10, share: 0.3, times: 3 },
  /** Minimum number of windows in which an edge refused files. */
  refusedWindows: 2,
  latency: { visits: 50, times: 2, ms: 2500 },
} as const;

const OPEN_SITE = { networks: 5, each: 3 };

/**
 * Visits, or renders, that count per network, failed or not. Unlimited if so few networks are required that the site
 * must be on an internal network.
 * @param networks minimum number of networks with failures
 */
export const countedPerNetwork = (networks: number): number =>
  networks >= OPEN_SITE.networks ? OPEN_SITE.each : Number.MAX_SAFE_INTEGER;
