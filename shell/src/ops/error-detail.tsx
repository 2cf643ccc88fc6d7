import type { OpenedError, StackFrame } from '@bee/contracts/resource/browser-error';
import { formatInstant, formatNumber } from '@bee/domain/format';
import { useApiQuery } from '@bee/platform';
import { DataTable, Empty, ErrorState, KeyValueList, LinkButton, Section, SkeletonRows } from '@bee/ui/content';

/** One group: where in the source it was thrown, and who met it. Not polled, because the server reads source maps for it. */
export const ErrorDetail = ({ fingerprint, back }: { fingerprint: string; back: string }) => {
  const { data, error, refetch } = useApiQuery('ops/getBrowserError', { fingerprint }, { raw: true });
  return (
    <>
      <div className="shell-ops-back">
        <LinkButton href={back}>返回全部错误</LinkButton>
      </div>
      {data ? <Opened {...data} /> : null}
      {!data && error ? (
        <ErrorState title="这组错误加载失败" onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : null}
      {!data && !error ? <SkeletonRows rows={8} /> : null}
    </>
  );
};

const Opened = ({ kind, message, stack, pages, browsers, days, ...group }: OpenedError) => (
  <>
    <Section title={<span className="shell-ops-text">{`${kind}：${message || '没有说明'}`}</span>}>
      <KeyValueList
        columns={3}
        items={[
          { label: '版本', value: `${group.remote} ${group.release}` },
          { label: '提交', value: group.commit && <code title={group.commit}>{group.commit.slice(0, 10)}</code> },
          { label: '组合', value: group.composition ? `最近一次在第 ${group.composition} 号` : null },
          { label: '次数', value: formatNumber(group.count), unit: '次' },
          { label: '首次', value: formatInstant(group.first_at) },
          { label: '最近', value: formatInstant(group.last_at) },
        ]}
      />
    </Section>
    <Section title="堆栈" note="源码里的位置；小字是发布文件里的位置">
      {stack.length === 0 ? <Empty title="没有堆栈">浏览器没有给出出错的位置。</Empty> : <Stack frames={stack} />}
    </Section>
    <div className="shell-ops-thirds">
      <Counts title="页面" rows={pages} />
      <Counts title="浏览器" rows={browsers} />
      <Counts title="每天" rows={days.map(({ day, count }) => ({ name: day, count }))} />
    </div>
  </>
);

const Stack = ({ frames }: { frames: StackFrame[] }) => (
  <ol className="shell-ops-frames">
    {frames.map((frame, place) => (
      // The order is all that tells equal frames of a recursion apart.
      // biome-ignore lint/suspicious/noArrayIndexKey: frames of a stored stack never move.
      <li key={place} className={isOwn(frame) ? undefined : 'is-foreign'}>
        <code>{placeOf(frame)}</code>
        <small>{[frame.fn, frame.script].filter(Boolean).join(' · ')}</small>
      </li>
    ))}
  </ol>
);

const placeOf = ({ source, script }: StackFrame): string => {
  if (source) return `${source.file}:${source.line}:${source.column}`;
  return script ? '没有这个文件的源码映射' : '浏览器或扩展的代码';
};

const isOwn = ({ source }: StackFrame): boolean => source !== null && !/^(node_modules|webpack)\//.test(source.file);

const Counts = ({ title, rows }: { title: string; rows: { name: string; count: number }[] }) => (
  <Section title={title} flush>
    <DataTable
      caption={`这组错误的${title}`}
      hideCaption
      dense
      columns={[
        { key: 'name', title, cell: ({ name }) => <span className="shell-ops-text">{name}</span> },
        { key: 'count', title: '次数', unit: '次', numeric: true, width: 80, cell: ({ count }) => formatNumber(count) },
      ]}
      rows={rows}
      rowKey={({ name }) => name}
      empty={<Empty title="没有记录" />}
    />
  </Section>
);
