import type { DataFor } from '@bee/contracts/operations';
import type { StackFrame } from '@bee/contracts/resource/browser-error';
import { formatInstant } from '@bee/domain/format';
import { useApiQuery } from '@bee/platform';
import { Empty, ErrorState, KeyValueList, Section, SkeletonRows } from '@bee/ui/content';

/** One group with its source lines. Not polled, because the server reads source maps for it. */
export function ErrorDetail({ fingerprint, back }: { fingerprint: string; back: string }) {
  const { data, error, refetch } = useApiQuery('ops/getBrowserError', { fingerprint }, { raw: true });
  if (data) return <Opened group={data} back={back} />;
  if (!error) return <SkeletonRows rows={8} />;
  return (
    <ErrorState title="这组错误加载失败" onRetry={() => void refetch()}>
      {error.message} <a href={back}>返回全部错误</a>
    </ErrorState>
  );
}

function Opened({ group, back }: { group: DataFor<'ops/getBrowserError'>; back: string }) {
  return (
    <>
      <Section title={`${group.kind}：${group.message || '没有说明'}`} more={{ title: '返回全部错误', href: back }}>
        <KeyValueList
          columns={3}
          items={[
            { label: '版本', value: `${group.remote} ${group.release}` },
            { label: '提交', value: group.commit?.slice(0, 10) },
            { label: '组合', value: group.composition ? `最近一次在第 ${group.composition} 号` : null },
            { label: '次数', value: group.count, unit: '次' },
            { label: '首次', value: formatInstant(group.first_at) },
            { label: '最近', value: formatInstant(group.last_at) },
            { label: '页面', value: <Counts of={group.pages} /> },
            { label: '浏览器', value: <Counts of={group.browsers} /> },
            { label: '每天', value: <Counts of={group.days} newest /> },
          ]}
        />
      </Section>
      <Section title="堆栈" note="源码里的位置；小字是发布文件里的位置">
        {group.stack.length === 0 ? <Empty title="没有堆栈">浏览器没有给出出错的位置。</Empty> : null}
        {group.stack.map((frame, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: frames of a stored stack never move, and a recursion repeats them.
          <Frame key={place} {...frame} />
        ))}
      </Section>
    </>
  );
}

function Frame({ source, script, fn }: StackFrame) {
  const Weight = /^(mf-|shell|shared)/.test(source) ? 'strong' : 'span';
  return (
    <div className="shell-ops-text">
      <Weight>{source || (script ? '没有这个文件的源码映射' : '浏览器或扩展的代码')}</Weight>
      <small className="shell-ops-note">{[fn, script].filter(Boolean).join(' · ')}</small>
    </div>
  );
}

/** Highest count first; days are sorted with the newest first. */
function Counts({ of, newest }: { of: Record<string, number>; newest?: boolean }) {
  return Object.entries(of)
    .sort(([x, a], [y, b]) => (newest ? y.localeCompare(x) : b - a))
    .map(([name, count]) => (
      <div key={name} className="shell-ops-text">
        {name || '其他'}：{count} 次
      </div>
    ));
}
