import type { DataFor } from '@bee/contracts/operations';
import type { Baike } from '@bee/contracts/resource/baike';
import { commentKinds } from '@bee/domain/comment';
import { Button, Empty, Section, Tabs } from '@bee/ui/content';
import { useEffect } from 'react';
import { commentsHref, type EntryQuery } from '../encyclopedia-query.ts';
import { CommentForm } from './comment-form.tsx';
import { Thread } from './thread.tsx';
import { useLastVisit } from './use-last-visit.ts';
import { type ThreadActs, useThreads } from './use-threads.ts';
import '../encyclopedia.css';

type CommentSectionProps = { entry: Baike; rendered: DataFor<'baike/commentLists'>; query: EntryQuery };

/** 讨论与补充: comments of members on the entry, in threads. */
export function CommentSection({ entry, rendered, query }: CommentSectionProps) {
  const acts = useThreads(query, rendered);
  const lastVisit = useLastVisit(entry.id);
  const { focus, list, total } = acts.threads;
  const shown = list.length + (focus ? 1 : 0);
  useWanted(query.comment, focus !== null);
  const threads = (all: typeof list) => (
    <ul className="tools-comments">
      {all.map((thread) => (
        <Thread
          key={thread.id}
          thread={thread}
          acts={acts}
          lastVisit={lastVisit}
          {...(query.comment && { wanted: query.comment })}
        />
      ))}
    </ul>
  );
  return (
    <Section id="comments" title="讨论与补充" note={entry.comment_count > 0 ? `${entry.comment_count} 条` : undefined}>
      <CommentForm entry={entry.id} onWritten={acts.written} />
      <Choices acts={acts} query={query} />
      {query.comment && !focus ? (
        <p className="tools-comment-missing bee-small" role="status">
          链接指向的评论不存在或已删除，下面是其他讨论。
        </p>
      ) : null}
      {focus ? threads([focus]) : null}
      {shown === 0 ? <NothingSaid query={query} /> : threads(list)}
      {shown < total ? (
        <Button
          className="tools-comment-next bee-no-print"
          loading={acts.busy === 'more'}
          onClick={() => void acts.showMore()}
        >
          再看 {Math.min(total - shown, rendered.limit)} 条（共 {total} 条）
        </Button>
      ) : null}
    </Section>
  );
}

/** Scrolls to the linked comment once it is rendered. */
const useWanted = (comment: string | undefined, found: boolean): void => {
  useEffect(() => {
    if (comment && found) document.getElementById(`comment-${comment}`)?.scrollIntoView({ block: 'center' });
  }, [comment, found]);
};

function Choices({ acts: { facets }, query }: { acts: ThreadActs; query: EntryQuery }) {
  const count = (kind: string) => facets.find(({ value }) => value === kind)?.count ?? 0;
  const all = facets.reduce((sum, one) => sum + one.count, 0);
  if (all === 0) return null;
  return (
    <div className="tools-comment-choices bee-wrap bee-no-print">
      <Tabs
        label="评论类型"
        current={query.kind ?? 'all'}
        items={[
          { key: 'all', title: '全部', count: all, href: commentsHref(query, { kind: undefined }) },
          ...(['comment', 'supplement'] as const).map((kind) => ({
            key: kind,
            title: commentKinds[kind],
            count: count(kind),
            href: commentsHref(query, { kind }),
          })),
        ]}
      />
      <Tabs
        label="评论排序"
        current={query.sort}
        items={[
          { key: 'hot', title: '最热', href: commentsHref(query, { sort: 'hot' }) },
          { key: 'new', title: '最新', href: commentsHref(query, { sort: 'new' }) },
          { key: 'old', title: '最早', href: commentsHref(query, { sort: 'old' }) },
        ]}
      />
    </div>
  );
}

function NothingSaid({ query: { kind } }: { query: EntryQuery }) {
  return (
    <Empty title={kind === 'supplement' ? '还没有补充' : '还没有人讨论'}>
      {kind === 'supplement'
        ? '知道条目里没有写到的事实？选“补充”，写明出处，审核后显示。'
        : '用过、种过、买卖过？写下您的经验。'}
    </Empty>
  );
}
