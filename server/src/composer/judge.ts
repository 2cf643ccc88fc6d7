import type { ComposedEntry, Composition } from '@bee/contracts/composition';
import { type Before, type ReleaseEvidence, shareOf } from './evidence.ts';
import { RULES } from './rules.ts';

export type Verdict = {
  remote: string;
  release: string;
  role: 'canary' | 'active';
  /** `tell`: a person has to look; nothing is changed. */
  act: 'withdraw' | 'tell';
  /** With its figures, for the history and for operators. */
  reason: string;
};

type Case = {
  composition: Pick<Composition, 'shell' | 'remotes'>;
  evidence: readonly ReleaseEvidence[];
  /** By remote; without it a release in service is compared with the other remotes alone. */
  before?: Readonly<Record<string, Before>>;
  /** Networks that failures have to come from. */
  networks: number;
};

/** Which releases fail, by the rules. Pure: the same evidence gives the same verdicts. */
export const judge = ({ composition, evidence, before = {}, networks }: Case): Verdict[] => {
  const of = (remote: string, release: string) =>
    evidence.find((one) => one.remote === remote && one.release === release);
  const entries: [string, ComposedEntry][] = [['shell', composition.shell], ...Object.entries(composition.remotes)];
  return entries.flatMap(([remote, { active, canary }]) => {
    const running = of(remote, active);
    const others = entries
      .flatMap(([name, entry]) => (name === remote ? [] : (of(name, entry.active) ?? [])))
      .filter(({ visits }) => visits >= RULES.comparable);
    const ways = { remote, running, others, networks, before: before[remote] };
    const tried = canary && of(remote, canary.release);
    return [
      ...(tried ? verdictOf(tried, 'canary', canaryFault(tried, ways)) : []),
      ...(running ? verdictOf(running, 'active', activeFault(running, ways)) : []),
    ];
  });
};

/** Whether the day before is needed to judge a release in service; reading it takes a while. */
export const wantsBefore = (release: ReleaseEvidence): boolean =>
  shareOf(release) >= RULES.active.share || (release.lcpP75 ?? 0) > RULES.latency.ms;

type Fault = { act: Verdict['act']; what: string } | null;

const verdictOf = ({ remote, release }: ReleaseEvidence, role: Verdict['role'], fault: Fault): Verdict[] =>
  fault ? [{ remote, release, role, act: fault.act, reason: `${remote}@${release}：${fault.what}` }] : [];

type Compared = {
  running: ReleaseEvidence | undefined;
  others: readonly ReleaseEvidence[];
  networks: number;
  before: Before | undefined;
};

const canaryFault = (tried: ReleaseEvidence, { running, others, networks }: Compared): Fault => {
  const usual = Math.max(running ? shareOf(running) : 0, median(others.map(shareOf)));
  const { visits, share, times } = RULES.canary;
  if (isProved(tried, networks) && tried.visits >= visits && shareOf(tried) >= Math.max(share, times * usual))
    return withdraw(`10 分钟内 ${failures(tried)}，正式版本与其他应用为 ${percent(usual)}，上限 ${percent(share)}`);
  const usualRenders = Math.max(running ? renderShare(running) : 0, median(others.map(renderShare)));
  const limit = RULES.renders;
  if (
    tried.renders >= limit.documents &&
    tried.renderNetworks >= networks &&
    renderShare(tried) >= Math.max(limit.share, limit.times * usualRenders)
  )
    return withdraw(
      `10 分钟内服务器渲染 ${tried.renders} 次，失败 ${tried.renderFailed} 次（${percent(renderShare(tried))}），正式版本与其他应用为 ${percent(usualRenders)}`,
    );
  if (tried.refusedWindows >= RULES.refusedWindows)
    return withdraw(`文件与发布时登记的不符，边缘在 ${tried.refusedWindows} 个时段里拒绝提供`);
  return slowness(tried, running);
};

const activeFault = (running: ReleaseEvidence, { others, networks, before }: Compared): Fault => {
  const { visits, share, times } = RULES.active;
  const usual = Math.max(before ? shareOf(before) : 0, median(others.map(shareOf)));
  const own = shareOf(running);
  if (isProved(running, networks) && running.visits >= visits && own >= share && own > times * usual)
    return withdraw(`10 分钟内 ${failures(running)}，前一天与其他应用为 ${percent(usual)}，上限 ${percent(share)}`);
  // Taking back what is damaged on one edge would change all of them: somebody has to look.
  if (running.refusedWindows >= RULES.refusedWindows)
    return { act: 'tell', what: '正式版本的文件与发布时登记的不符，边缘拒绝提供；请检查发布仓库与边缘的镜像' };
  return before ? slowness(running, { lcpP75: before.lcpP75, renderP95: null }, others) : null;
};

/** Failures of few visits, or of visits that came from few places, move nothing. */
const isProved = ({ failing, networks }: ReleaseEvidence, wanted: number): boolean =>
  failing >= RULES.failing && networks >= wanted;

type Speed = Pick<ReleaseEvidence, 'lcpP75' | 'renderP95'>;

const slowness = (release: ReleaseEvidence, compared: Speed | undefined, others: readonly Speed[] = []): Fault => {
  const { visits, times, ms } = RULES.latency;
  const isSlow = (value: number | null, usual: number | null | undefined) =>
    value !== null && usual !== null && usual !== undefined && value > ms && value > times * usual;
  // When everything is slow, it is not the release.
  const allSlow = (of: (speed: Speed) => number | null) => {
    const known = others.flatMap((other) => of(other) ?? []);
    return known.length > 0 && median(known) > ms;
  };
  if (release.measured >= visits && isSlow(release.lcpP75, compared?.lcpP75) && !allSlow(({ lcpP75 }) => lcpP75))
    return withdraw(
      `${release.measured} 个访问的首屏时间（LCP，75 分位）为 ${release.lcpP75} 毫秒，对照为 ${compared?.lcpP75} 毫秒`,
    );
  if (release.renders >= visits && isSlow(release.renderP95, compared?.renderP95))
    return withdraw(
      `${release.renders} 次服务器渲染的用时（95 分位）为 ${release.renderP95} 毫秒，对照为 ${compared?.renderP95} 毫秒`,
    );
  return null;
};

const withdraw = (what: string): Fault => ({ act: 'withdraw', what });

const failures = (release: ReleaseEvidence): string =>
  `${release.visits} 个访问中有 ${release.failing} 个失败（${percent(shareOf(release))}，来自 ${release.networks} 个网段）`;

const renderShare = ({ renders, renderFailed }: ReleaseEvidence): number =>
  renders === 0 ? 0 : renderFailed / renders;

const percent = (share: number): string => `${Math.round(share * 1000) / 10} %`;

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
};
