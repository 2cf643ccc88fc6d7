import type { Db } from '../db/schema.ts';
import { type Judged, wantsBefore } from './analyze-release.ts';
import { readBefore, readEvidence } from './evidence.repository.ts';
import type { Before, ReleaseEvidence } from './evidence.ts';
import { countedPerNetwork, RULES } from './rules.ts';

type Gathered = { evidence: ReleaseEvidence[]; before: Record<string, Before> };

/** Gathers the evidence about running releases. The day before is slow to read, so only for suspicious releases. */
export const gatherEvidence = async (
  db: Db,
  { shell, remotes }: { shell: Judged; remotes: Readonly<Record<string, Judged>> },
  { now, networks }: { now: Date; networks: number },
): Promise<Gathered> => {
  const entries = Object.entries({ shell, ...remotes });
  const running = entries.flatMap(([remote, { active, canary }]) =>
    [active, ...(canary ? [canary.release] : [])].map((release) => [remote, release] as const),
  );
  const evidence = await readEvidence(db, running, { now, perNetwork: countedPerNetwork(networks) });
  const before: Record<string, Before> = {};
  for (const [remote, entry] of entries) {
    const active = evidence.find((one) => one.remote === remote && one.release === entry.active);
    if (active && wantsBefore(active)) before[remote] = await readBefore(db, remote, beginOf(entry, now));
  }
  return { evidence, before };
};

/** End of the comparison period: a release must not be compared with its own first day. */
const beginOf = ({ active_since }: Judged, now: Date): Date => {
  const window = now.getTime() - RULES.windowMs;
  const since = Date.parse(active_since ?? '');
  return new Date(since > now.getTime() - RULES.beforeMs ? Math.min(window, since) : window);
};
