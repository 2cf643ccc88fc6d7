import type { ComposedEntry } from '@bee/contracts/composition';
import { type Before, nothingOf, type ReleaseEvidence, renderShareOf, shareOf } from './evidence.ts';
import { RULES } from './rules.ts';
import { type Measure, percent, renderShortfall, visitShortfall } from './shortfall.ts';

/** `tell`: an operator has to check; nothing is changed. */
type Fault = { act: 'withdraw' | 'tell'; what: string };

/** Result of checking a running release against the rules. */
export type Finding = {
  remote: string;
  release: string;
  role: 'canary' | 'active';
  evidence: ReleaseEvidence;
  /** Share of visits that fail independently of the release. */
  usual: number;
  fault: Fault | null;
  /** Why its failures are not sufficient; empty if there is a fault. For operators. */
  short: string;
};

export type Verdict = Pick<Finding, 'remote' | 'release' | 'role'> & {
  act: Fault['act'];
  /** Includes the figures, for the history and for operators. */
  reason: string;
};

/** Running releases of the shell or a remote. */
export type Judged = Pick<ComposedEntry, 'active' | 'active_since'> & { canary?: { release: string } | undefined };

type Case = {
  composition: { shell: Judged; remotes: Readonly<Record<string, Judged>> };
  evidence: readonly ReleaseEvidence[];
  /** By remote; if missing, an active release is compared with the other remotes only. */
  before?: Readonly<Record<string, Before>>;
  /** Minimum number of networks with failures. */
  networks: number;
};

/** Finds failing releases according to the rules. Pure: the same evidence gives the same verdicts. */
export const analyzeRelease = (of: Case): Verdict[] =>
  unmetThreshold(of).flatMap(({ remote, release, role, fault }) =>
    fault ? [{ remote, release, role, act: fault.act, reason: `${remote}@${release}：${fault.what}` }] : [],
  );

/** Findings for every running release, with or without a fault. */
export const unmetThreshold = ({ composition, evidence, before = {}, networks }: Case): Finding[] => {
  const of = (remote: string, release: string) =>
    evidence.find((one) => one.remote === remote && one.release === release) ?? nothingOf(remote, release);
  const entries: [string, Judged][] = [['shell', composition.shell], ...Object.entries(composition.remotes)];
  return entries.flatMap(([remote, { active, canary }]) => {
    const running = of(remote, active);
    // What fails on a page of a remote counts for the shell too: that is no second remote to compare with. A canary of the
    // shell fails with all remotes; the active shell is not at fault where one of them fails as often.
    const others = entries.flatMap(([name, { active }]) =>
      name === remote || name === 'shell' ? [] : [of(name, active)],
    );
    const [apart, usual] = remote === 'shell' ? [[], highest] : [others, median];
    return [
      ...(canary ? [finding(of(remote, canary.release), measures('canary', running, apart, networks))] : []),
      finding(running, measures('active', before[remote], others, networks, usual)),
    ];
  });
};

/** Whether the day before is needed to judge an active release; reading it is slow. */
export const wantsBefore = (release: ReleaseEvidence): boolean =>
  shareOf(release) >= RULES.active.share ||
  renderShareOf(release) >= RULES.renders.share ||
  (release.lcpP75 ?? 0) > RULES.latency.ms;

type Measures = {
  role: Finding['role'];
  /** The active release for a canary, the day before for an active release. */
  first: Before | ReleaseEvidence | undefined;
  others: readonly ReleaseEvidence[];
  visits: Measure;
  renders: Measure;
};

const measures = (
  role: Finding['role'],
  first: Measures['first'],
  others: readonly ReleaseEvidence[],
  networks: number,
  usualAmong = median,
): Measures => {
  const usualOf = (share: typeof shareOf | typeof renderShareOf, compared: readonly ReleaseEvidence[]) =>
    Math.max(first ? share(first) : 0, usualAmong(compared.map(share)));
  const visited = others.filter(({ visits }) => visits >= RULES.comparable);
  const visits = { usual: usualOf(shareOf, visited), networks };
  return {
    role,
    first,
    others,
    visits,
    renders: { usual: usualOf(renderShareOf, others.filter(isRendered)), networks },
  };
};

const isRendered = ({ renders }: ReleaseEvidence): boolean => renders >= RULES.comparable;

const finding = (evidence: ReleaseEvidence, of: Measures): Finding => {
  const { remote, release } = evidence;
  const fault = faultOf(evidence, of);
  return {
    remote,
    release,
    role: of.role,
    evidence,
    usual: of.visits.usual,
    fault,
    short: fault ? '' : shortOf(evidence, of),
  };
};

const shortOf = (release: ReleaseEvidence, { role, visits, renders }: Measures): string =>
  [
    visitShortfall(release, role, visits),
    ...(release.renderFailed > 0 ? [renderShortfall(release, renders)] : []),
  ].join('；');

const AGAINST = { canary: '正式版本与其他应用', active: '前一天与其他应用' };

const faultOf = (release: ReleaseEvidence, { role, first, others, visits, renders }: Measures): Fault | null => {
  if (visitShortfall(release, role, visits) === null)
    return withdraw(
      `10 分钟内 ${failures(release)}，${AGAINST[role]}为 ${percent(visits.usual)}，上限 ${percent(RULES[role].share)}`,
    );
  if (renderShortfall(release, renders) === null) {
    const share = percent(renderShareOf(release));
    const what = `10 分钟内服务器渲染 ${release.renders} 次，失败 ${release.renderFailed} 次（${share}），${AGAINST[role]}为 ${percent(renders.usual)}`;
    // If the API is down, everything fails; without other rendered remotes the cause is unknown.
    return role === 'canary' || others.some(isRendered)
      ? withdraw(what)
      : { act: 'tell', what: `${what}；没有别的应用可以对照` };
  }
  if (release.refusedWindows >= RULES.refusedWindows) return refusal(release, role);
  if (role === 'canary') return slowness(release, first as ReleaseEvidence);
  return first ? slowness(release, { lcpP75: first.lcpP75, renderP95: null }, others) : null;
};

/** Damage on a single edge is no reason to withdraw the release from all of them: an operator has to check. */
const refusal = ({ refusedWindows, refusedEdges, edges }: ReleaseEvidence, role: Finding['role']): Fault => {
  const what = `文件与发布时登记的不符，边缘在 ${refusedWindows} 个时段里拒绝提供`;
  if (role === 'canary' || refusedEdges >= edges) return withdraw(what);
  return { act: 'tell', what: `${what}（${edges} 个边缘中的 ${refusedEdges} 个）；请检查这些边缘的镜像` };
};

type Speed = Pick<ReleaseEvidence, 'lcpP75' | 'renderP95'>;

const slowness = (release: ReleaseEvidence, compared: Speed, others: readonly Speed[] = []): Fault | null => {
  const { visits, times, ms } = RULES.latency;
  const isSlow = (value: number | null, usual: number | null) =>
    value !== null && usual !== null && value > ms && value > times * usual;
  // If everything is slow, the release is not the cause.
  const allSlow = (of: (speed: Speed) => number | null) => {
    const known = others.flatMap((other) => of(other) ?? []);
    return known.length > 0 && median(known) > ms;
  };
  if (release.measured >= visits && isSlow(release.lcpP75, compared.lcpP75) && !allSlow(({ lcpP75 }) => lcpP75))
    return withdraw(
      `${release.measured} 个访问的首屏时间（LCP，75 分位）为 ${release.lcpP75} 毫秒，对照为 ${compared.lcpP75} 毫秒`,
    );
  if (release.renders >= visits && isSlow(release.renderP95, compared.renderP95))
    return withdraw(
      `${release.renders} 次服务器渲染的用时（95 分位）为 ${release.renderP95} 毫秒，对照为 ${compared.renderP95} 毫秒`,
    );
  return null;
};

const withdraw = (what: string): Fault => ({ act: 'withdraw', what });

const failures = (release: ReleaseEvidence): string =>
  `${release.visits} 个访问中有 ${release.failing} 个失败（${percent(shareOf(release))}，来自 ${release.networks} 个网段）`;

const highest = (values: readonly number[]): number => Math.max(0, ...values);

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
};
