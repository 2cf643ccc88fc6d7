import type { DataFor } from '@bee/contracts/operations';
import type { CommentKind, OwnComment } from '@bee/contracts/resource/baike';
import { commentKinds } from '@bee/domain/comment';
import { href } from '@bee/platform';
import { Button, Empty, LinkButton, Pagination, QueryState, SkeletonRows, Tabs } from '@bee/ui/content';
import { useRef, useState } from 'react';
import { NoSuchPage } from '../no-such-page.tsx';
import { OWN_PER_PAGE, useOwnComments, useRemoveOwn } from './own-comments.queries.ts';
import { OwnComments } from './own-comments.tsx';
import './own-contributions.css';

export type OwnContributionsProps = { kind?: CommentKind; page?: number };

/** 我的百科: the member's comments and supplements by entry; kind and page are in the address of the embedding page. */
export function OwnContributions(props: OwnContributionsProps) {
  const own = useOwnComments({ kind: props.kind, page: props.page ?? 1 });
  return (
    <QueryState query={own} failed="我的百科加载失败" skeleton={<SkeletonRows rows={5} height={96} />}>
      {(data) => <Contributions {...props} data={data} stale={own.isPlaceholderData} />}
    </QueryState>
  );
}

type ContributionsProps = OwnContributionsProps & { data: DataFor<'baike/getMyBaike'>; stale: boolean };

function Contributions({ kind, page = 1, data, stale }: ContributionsProps) {
  const { remove, removing } = useRemoveOwn();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLDivElement>(null);
  const counts = new Map(data.facets?.kind?.map(({ value, count }) => [value, count]));
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const marked = data.list.filter(({ id }) => chosen.has(id));
  const take = async (some: readonly OwnComment[]) => {
    if (!(await remove(some))) return;
    setChosen(new Set());
    list.current?.focus(); // the focused element has been removed
  };
  const mark = (id: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  return (
    <div>
      <Tabs
        label="贡献类型"
        current={kind ?? 'all'}
        items={[
          { key: 'all', title: '全部', count: all, href: addressOf() },
          ...(['comment', 'supplement'] as const).map((one) => ({
            key: one,
            title: commentKinds[one],
            count: counts.get(one) ?? 0,
            href: addressOf(one),
          })),
        ]}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div ref={list} role="group" aria-label="我的百科" tabIndex={-1} aria-busy={stale || undefined}>
        {data.list.length === 0 ? (
          <NothingWritten kind={kind} page={page} />
        ) : (
          <>
            <div className="tools-own-baike-acts bee-wrap">
              <label>
                <input
                  type="checkbox"
                  checked={marked.length === data.list.length}
                  onChange={({ currentTarget: { checked } }) =>
                    setChosen(new Set(checked ? data.list.map(({ id }) => id) : []))
                  }
                />
                选择本页全部
              </label>
              <Button kind="danger" disabled={marked.length === 0} loading={removing} onClick={() => void take(marked)}>
                删除所选{marked.length > 0 ? `（${marked.length}）` : ''}
              </Button>
            </div>
            <OwnComments
              list={data.list}
              chosen={chosen}
              onMark={mark}
              onRemove={(one) => void take([one])}
              busy={removing}
            />
          </>
        )}
        <Pagination page={page} total={data.total} pageSize={OWN_PER_PAGE} href={(next) => addressOf(kind, next)} />
      </div>
    </div>
  );
}

const addressOf = (kind?: CommentKind, page = 1): string =>
  href('user/baike', { kind, p: page > 1 ? String(page) : undefined });

function NothingWritten({ kind, page }: { kind: CommentKind | undefined; page: number }) {
  if (page > 1) return <NoSuchPage first={addressOf(kind)}>内容可能已经删除。</NoSuchPage>;
  return (
    <Empty
      title={kind ? `还没有${commentKinds[kind]}` : '还没有参与过百科'}
      action={<LinkButton href={href('application/baike')}>去看百科条目</LinkButton>}
    >
      在条目下面讨论，或补充一条有出处的事实，就会出现在这里。
    </Empty>
  );
}
