import type { FollowingEdge } from '@bee/contracts/resource/operations-page';
import { MISSING } from '@bee/domain/format';
import { type Column, DataTable, Empty, Section, Tag } from '@bee/ui/content';
import { ago, isThere } from './figures.ts';

type EdgeTableProps = { edges: FollowingEdge[]; sequence: number; readAt: string };

/**
 * Which composition each edge serves and when it last reported. Problems of an edge that no longer reports, for example
 * after a restart under another name, are not shown.
 */
export function EdgeTable({ edges, sequence, readAt }: EdgeTableProps) {
  const columns: Column<FollowingEdge>[] = [
    { key: 'edge', title: '边缘', width: 160, cell: ({ edge }) => edge },
    { key: 'composition', title: '组合', width: 80, cell: ({ composition }) => `第 ${composition} 号` },
    {
      key: 'behind',
      title: '落后',
      unit: '号',
      numeric: true,
      width: 80,
      cell: (edge) => (isThere(edge.seen_at, readAt) ? Math.max(0, sequence - edge.sequence) : MISSING),
    },
    { key: 'seen', title: '最近报到', width: 100, cell: ({ seen_at }) => ago(seen_at, readAt) },
    {
      key: 'state',
      title: '状态',
      width: 300,
      cell: ({ problem, seen_at, ...edge }) => {
        if (!isThere(seen_at, readAt)) return <Tag type="grey">没有再报到</Tag>;
        if (problem)
          return (
            <>
              <Tag type="red">有问题</Tag> <span className="shell-ops-text">{problem}</span>
            </>
          );
        return edge.sequence < sequence ? <Tag type="honey">还在跟上</Tag> : <Tag>正常</Tag>;
      },
    },
  ];
  return (
    <Section title="边缘" note="24 小时内报到过的" flush>
      <DataTable
        caption="每个边缘正在提供的组合"
        hideCaption
        columns={columns}
        rows={edges}
        rowKey={({ edge }) => edge}
        empty={
          <Empty title="没有边缘报到">
            边缘每 2 秒报到一次；这里一直为空时，请检查边缘到接口的网络与 INTERNAL_SECRET。
          </Empty>
        }
      />
    </Section>
  );
}
