import type { RequestFor } from '@bee/contracts/operations';
import type { CompositionDifference } from '@bee/contracts/resource/operations-page';
import { formatBytes, MISSING } from '@bee/domain/format';
import { useApiQuery } from '@bee/platform';
import { type Column, DataTable, ErrorState, SkeletonRows } from '@bee/ui/content';
import { versionOf } from './figures.ts';

type Line = CompositionDifference['lines'][number];

const KINDS: Record<Line['kind'], string> = {
  routes: '地址',
  titles: '标题',
  navigation: '导航',
  widgets: '组件',
  sizes: '体积',
  shared: '共享依赖',
  operations: '接口',
};

/** Visible differences between the active releases and the given ones, one table per remote. */
export function DifferenceList({ of }: { of: RequestFor<'ops/getComposeDiff'> }) {
  const { data, error, refetch } = useApiQuery('ops/getComposeDiff', of, { raw: true, staleTime: 0 });
  if (error)
    return (
      <ErrorState title="改动比较失败" onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    );
  if (!data) return <SkeletonRows rows={3} />;
  if (data.list.length === 0) return <p>与正在运行的版本没有差别。</p>;
  return data.list.map((found) => <PartDifference key={found.name} {...found} />);
}

function PartDifference({ title, release: { was, is }, lines }: CompositionDifference) {
  const change = `${title} ${versionOf(was)} → ${is === null ? '移出' : versionOf(is)}`;
  // Equal versions with different ids are two builds of one version.
  const builds = versionOf(was) === versionOf(is) ? `（${was} → ${is}）` : '';
  if (lines.length === 0)
    return (
      <p>
        {change}
        {builds}：地址、导航、组件、体积与接口都没有变，只有代码内部的改动。
      </p>
    );
  return (
    <DataTable
      dense
      caption={`${change}${builds} 的改动，${lines.length} 处`}
      columns={columns}
      rows={lines}
      rowKey={({ kind, name: of }) => `${kind} ${of}`}
    />
  );
}

const shown = ({ kind }: Line, value: string | null): string =>
  value === null ? MISSING : kind === 'sizes' ? formatBytes(Number(value)) : value;

const columns: Column<Line>[] = [
  { key: 'name', title: '改动', width: 140, cell: ({ kind, name }) => `${KINDS[kind]} ${name}` },
  { key: 'was', title: '现在', width: 100, cell: (line) => shown(line, line.was) },
  { key: 'is', title: '之后', width: 100, cell: (line) => shown(line, line.is) },
];
