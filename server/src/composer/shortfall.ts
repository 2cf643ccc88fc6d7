import { type ReleaseEvidence, renderShareOf, shareOf } from './evidence.ts';
import { RULES } from './rules.ts';

/** Baseline for failures. */
export type Measure = {
  /** Share that fails anyway: for the active release, other remotes, or the day before. */
  usual: number;
  /** Minimum number of networks with failures. */
  networks: number;
};

/** Why failing visits are not sufficient for an action; null if they are. For operators. */
export const visitShortfall = (
  release: ReleaseEvidence,
  role: 'canary' | 'active',
  { usual, networks }: Measure,
): string | null => {
  const { visits, share, times } = RULES[role];
  const own = shareOf(release);
  if (release.failing === 0) return release.visits === 0 ? '还没有访客的记录' : '没有访客出错';
  if (release.visits < visits) return `访客 ${release.visits} 位，不足 ${visits} 位`;
  if (release.failing < RULES.failing) return `出错的访客 ${release.failing} 位，不足 ${RULES.failing} 位`;
  if (release.networks < networks) return `出错的来自 ${release.networks} 个网段，不足 ${networks} 个`;
  if (own < share) return `出错 ${percent(own)}，未到 ${percent(share)}`;
  return own <= times * usual ? `出错 ${percent(own)}，未超过对照（${percent(usual)}）的 ${times} 倍` : null;
};

/** Same for pages that the server failed to render. */
export const renderShortfall = (release: ReleaseEvidence, { usual, networks }: Measure): string | null => {
  const { documents, share, times } = RULES.renders;
  const own = renderShareOf(release);
  if (release.renderFailed === 0) return '没有渲染失败';
  if (release.renders < documents) return `服务器渲染 ${release.renders} 次，不足 ${documents} 次`;
  if (release.renderNetworks < networks) return `渲染失败的来自 ${release.renderNetworks} 个网段，不足 ${networks} 个`;
  if (own < share) return `渲染失败 ${percent(own)}，未到 ${percent(share)}`;
  return own <= times * usual ? `渲染失败 ${percent(own)}，未超过对照（${percent(usual)}）的 ${times} 倍` : null;
};

export const percent = (share: number): string => `${Math.round(share * 1000) / 10} %`;
