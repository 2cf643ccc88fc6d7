import type {
  ComposedPart,
  FollowingEdge,
  OperationsComposition,
  Rollout,
} from '@bee/contracts/resource/operations-page';
import { DAY_MS } from '@bee/domain/calendar-day';
import { formatInstant, MISSING } from '@bee/domain/format';
import { Button, type Column, DataTable, KeyValueList, Section, SourceNote, Tag } from '@bee/ui/content';
import { useState } from 'react';
import { ChangeDialog } from './change-dialog.tsx';
import { EdgeTable } from './edge-table.tsx';
import { ago, clock, isThere, share, versionOf } from './figures.ts';
import { HistoryTable } from './history-table.tsx';
import { Polled } from './polled.tsx';
import { earlierSteps, RollbackAllDialog } from './rollback-all-dialog.tsx';
import { RolloutNote } from './rollout-note.tsx';

export function CompositionTab() {
  const [changed, setChanged] = useState<{ part: ComposedPart; sequence: number } | null>(null);
  const [backTo, setBackTo] = useState<Pick<OperationsComposition, 'history' | 'sequence'> | null>(null);
  return (
    <>
      <Polled of="ops/getComposition" request={{}} title="组合">
        {(data) => (
          <>
            <Section
              title="正在运行"
              note={`第 ${data.sequence} 号组合`}
              actions={
                <Button
                  disabled={!data.composer_runs || earlierSteps(data.history, data.sequence).length === 0}
                  onClick={() => setBackTo(data)}
                >
                  全部回退
                </Button>
              }
            >
              <p className="shell-ops-text">{situationOf(data)}</p>
              <KeyValueList columns={4} items={factsOf(data)} />
            </Section>
            <Section title="应用" note={`${data.parts.length} 个`} flush>
              <DataTable
                caption="每个应用正在运行的版本"
                hideCaption
                columns={columnsWith(data, (part) => setChanged({ part, sequence: data.sequence }))}
                rows={data.parts}
                rowKey={({ name }) => name}
              />
            </Section>
            <EdgeTable edges={data.edges} sequence={data.sequence} readAt={data.read_at} />
            <HistoryTable steps={data.history} />
            <SourceNote source="发布仓库与边缘的报到" updatedAt={clock(data.read_at)} />
          </>
        )}
      </Polled>
      {changed ? <ChangeDialog {...changed} onClose={() => setChanged(null)} /> : null}
      {backTo ? <RollbackAllDialog {...backTo} onClose={() => setBackTo(null)} /> : null}
    </>
  );
}

/** Actions are placed next to the release, so that they are visible on phones too. */
const columnsWith = (
  { edges, rollouts, read_at, composer_runs }: OperationsComposition,
  onChange: (part: ComposedPart) => void,
) => [
  ...columns.slice(0, 2),
  changeColumn(onChange, composer_runs),
  canaryColumn(
    edges.filter(({ seen_at }) => isThere(seen_at, read_at)),
    rollouts,
  ),
  ...columns.slice(2),
];

/** Without a composer nothing would carry out the change. */
const changeColumn = (onChange: (part: ComposedPart) => void, canChange: boolean): Column<ComposedPart> => ({
  key: 'change',
  title: '操作',
  width: 100,
  cell: (part) => (
    <Button disabled={!canChange} onClick={() => onChange(part)} aria-label={`变更 ${part.title}`}>
      变更
    </Button>
  ),
});

/** An edge that could not start a canary keeps the active release and reports that. */
const canaryColumn = (edges: FollowingEdge[], rollouts: Rollout[]): Column<ComposedPart> => ({
  key: 'canary',
  title: '灰度',
  width: 160,
  cell: ({ name, canary }) => {
    if (!canary) return MISSING;
    const without = edges.filter(({ problem }) => problem.includes(`${name}@${canary.release.release}`));
    return (
      <>
        <ReleaseName {...canary.release} />
        <Tag type="blue">
          {canary.percent}% {canary.visitors ? '访客与会员' : '会员'}
        </Tag>
        {without.map(({ edge }) => (
          <Tag key={edge} type="red">
            边缘 {edge} 没有启用
          </Tag>
        ))}
        <RolloutNote steps={canary.steps} rollout={rollouts.find(({ remote }) => remote === name)} />
      </>
    );
  },
});

/** What runs and what needs attention, in one sentence. */
const situationOf = ({ parts, edges, sequence, read_at, composer_runs, services }: OperationsComposition): string => {
  const there = edges.filter(({ seen_at }) => isThere(seen_at, read_at));
  const canaries = parts.flatMap(({ name, canary }) => (canary ? [`${name} ${canary.percent} %`] : []));
  const problems = [
    !composer_runs && '值守进程没有运行',
    there.length === 0 && '没有边缘报到',
    there.some(({ problem }) => problem) && '有边缘报告了问题',
    there.some((edge) => edge.sequence < sequence) && '有边缘还没有跟上',
    services.redis_ready === false && 'Redis 没有应答',
    isScarce(services.disk_free) && '磁盘快满了',
  ].filter(Boolean);
  const canary = canaries.length > 0 ? `灰度中 ${canaries.join('、')}` : '没有灰度';
  return `${parts.length} 个应用在运行，${canary}；${problems.length > 0 ? `请处理：${problems.join('、')}` : '没有要处理的'}。`;
};

const redisText = (isReady: boolean | null) => {
  if (isReady === null) return '没有使用';
  return isReady ? '已连接' : <Tag type="red">没有应答，调用不计数</Tag>;
};

const isScarce = (free: number | null): boolean => free !== null && free < 0.1;

const factsOf = ({ changed_at, read_at, warn_days, signed, composer_runs, services }: OperationsComposition) => {
  const days = Math.floor((Date.parse(read_at) - Date.parse(changed_at)) / DAY_MS);
  return [
    { label: '生效时间', value: formatInstant(changed_at) },
    {
      label: '已运行',
      value:
        days > warn_days ? (
          <Tag type="red">
            {days} 天，超过 {warn_days} 天没有变更
          </Tag>
        ) : (
          ago(changed_at, read_at).replace('前', '')
        ),
    },
    { label: '签名', value: signed ? '已签名' : <Tag type="honey">未签名</Tag> },
    { label: '值守进程', value: composer_runs ? '在运行' : <Tag type="honey">没有运行，不会自动撤下出错的版本</Tag> },
    { label: '接口进程', value: services.apis.join('、') || MISSING },
    { label: '数据库', value: `应答 ${services.database_ms} 毫秒` },
    { label: 'Redis', value: redisText(services.redis_ready) },
    {
      label: '磁盘剩余',
      value: isScarce(services.disk_free) ? (
        <Tag type="red">{share(services.disk_free ?? 0, 1)}</Tag>
      ) : (
        share(services.disk_free ?? 0, services.disk_free === null ? 0 : 1)
      ),
    },
  ];
};

const columns: Column<ComposedPart>[] = [
  {
    key: 'name',
    title: '应用',
    width: 120,
    cell: ({ name, title, owner }) => (
      <>
        {title}
        <small className="shell-ops-id">{name}</small>
        <small className="shell-ops-id">{owner}</small>
      </>
    ),
  },
  { key: 'active', title: '当前版本', width: 150, cell: ({ active }) => <ReleaseName {...active} /> },
  {
    key: 'since',
    title: '启用时间',
    width: 150,
    cell: ({ active, active_since }) => (
      <>
        {formatInstant(active_since)}
        <small className="shell-ops-id">构建于 {formatInstant(active.built_at)}</small>
      </>
    ),
  },
  {
    key: 'good',
    title: '可回退到',
    width: 90,
    cell: ({ last_known_good: good }) => versionOf(good),
    hint: ({ last_known_good: good }) => good ?? undefined,
  },
  {
    key: 'state',
    title: '状态',
    width: 160,
    cell: ({ frozen, withdrawn }) => <PartState frozen={frozen} withdrawn={withdrawn} />,
  },
];

function PartState({ frozen, withdrawn }: Pick<ComposedPart, 'frozen' | 'withdrawn'>) {
  return (
    <>
      {frozen === null ? '可变更' : <Tag type="grey">已冻结</Tag>}
      {frozen === null ? null : <small className="shell-ops-note">{frozen}</small>}
      {withdrawn.length > 0 ? (
        <small className="shell-ops-note" title={withdrawn.join('、')}>
          撤下过 {withdrawn.map(versionOf).join('、')}
        </small>
      ) : null}
    </>
  );
}

type ReleaseNameProps = ComposedPart['active'];

/** Version and id of a release; the id is a hash of its content. */
function ReleaseName({ release, version, commit, author }: ReleaseNameProps) {
  return (
    <>
      {version ?? <span title="发布仓库里没有这个版本">{MISSING}</span>}
      <small className="shell-ops-id">{release}</small>
      {commit ? (
        <small className="shell-ops-note" title={commit}>
          提交 {commit.slice(0, 8)} {author}
        </small>
      ) : null}
    </>
  );
}
