import type { ComposedPart, CompositionStep, VersionEvidence } from '@bee/contracts/resource/operations-page';
import { type Finding, type Judged, unmetThreshold } from '../../../../composer/analyze-release.ts';
import { gatherEvidence } from '../../../../composer/gather-evidence.ts';
import { RULES } from '../../../../composer/rules.ts';
import type { Db } from '../../../../db/schema.ts';

type Watch = {
  parts: ComposedPart[];
  /** Newest first. */
  history: CompositionStep[];
  /** Minimum number of distinct networks in the failure reports of a release. */
  networks: number;
  /** If false, failing releases are only reported and not withdrawn automatically. */
  automatic: boolean;
  /** Whether a composer process is monitoring the releases. */
  composer_runs: boolean;
};

/**
 * Evaluates the rollout rules for each running release, by `<remote>@<release>`, with the same evidence as the release
 * monitor.
 */
export const versionEvidence = async (db: Db, watch: Watch, now: Date): Promise<Map<string, VersionEvidence>> => {
  const composition = judgedOf(watch.parts);
  const { networks } = watch;
  const findings = unmetThreshold({
    composition,
    ...(await gatherEvidence(db, composition, { now, networks })),
    networks,
  });
  return new Map(
    findings.map((finding) => [`${finding.remote}@${finding.release}`, present(finding, watch, now)] as const),
  );
};

const judgedOf = (parts: ComposedPart[]) => {
  const entries = parts.map(({ name, active, active_since, canary }): [string, Judged] => [
    name,
    { active: active.release, active_since: active_since ?? undefined, canary: canary?.release },
  ]);
  const { shell = { active: '' }, ...remotes } = Object.fromEntries(entries);
  return { shell, remotes };
};

const present = (finding: Finding, watch: Watch, now: Date): VersionEvidence => {
  const { evidence, usual, fault, short, role } = finding;
  const { visits, share, times } = RULES[role];
  return {
    visits: evidence.visits,
    failing: evidence.failing,
    networks: evidence.networks,
    needed: { visits, failing: RULES.failing, networks: watch.networks, share, times },
    usual,
    act: fault?.act ?? 'leave',
    why: fault?.what ?? short,
    held: fault?.act === 'withdraw' ? heldBack(finding, watch, now) : '',
  };
};

const heldBack = ({ remote, role }: Finding, { parts, history, automatic, composer_runs }: Watch, now: Date) => {
  if (!automatic) return '没有开启自动处理（AUTO_ROLLBACK=0），请人工决定';
  if (!composer_runs) return '没有值守进程在运行';
  const acted = history.find(({ by_kind, action }) => by_kind === 'auto' && action === 'withdraw');
  if (acted && now.getTime() - Date.parse(acted.changed_at) < RULES.betweenActsMs)
    return `一小时内已自动处理过一次（第 ${acted.sequence} 号），请人工决定`;
  const good = parts.find(({ name }) => name === remote)?.last_known_good;
  return role === 'active' && !good ? '没有记下更早的好版本，请人工指定' : '';
};
