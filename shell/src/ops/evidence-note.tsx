import type { VersionEvidence } from '@bee/contracts/resource/operations-page';
import { Tag } from '@bee/ui/content';
import { share } from './figures.ts';

/**
 * The automatic rollback's view of a release: failures against the threshold, what it would do, and why it does not.
 */
export function EvidenceNote(evidence: VersionEvidence) {
  const { act, why, held } = evidence;
  return (
    <div className="shell-ops-evidence">
      {act === 'withdraw' ? <Tag type="red">{held ? '该撤下' : '撤下'}</Tag> : null}
      {act === 'tell' ? <Tag type="honey">请人工检查</Tag> : null}
      {act === 'leave' ? <Tag type="grey">不处理</Tag> : null} {why}
      {held ? <strong>没有自动处理：{held}</strong> : null}
      <small>{figuresOf(evidence)}</small>
    </div>
  );
}

const figuresOf = ({ visits, failing, networks, needed, usual }: VersionEvidence): string =>
  [
    `出错 ${failing} / ${visits} 位（${share(failing, visits)}），来自 ${networks} 个网段`,
    `要有 ${needed.visits} 位访客、${needed.failing} 位出错、${needed.networks} 个网段，出错占 ${percent(needed.share)} 以上且超过对照 ${percent(usual)} 的 ${needed.times} 倍`,
  ].join('；');

const percent = (part: number): string => `${Math.round(part * 1000) / 10}%`;
