import type { DataFor } from '@bee/contracts/operations';
import type { Comment, CommentReply } from '@bee/contracts/resource/baike';
import { confirm, openLogin, toast, useApi, useApiQuery, useInvalidate, useSession } from '@bee/platform';
import { useState } from 'react';
import { useBusy } from '../../../lib/use-busy.ts';
import { commentsRequest, type EntryQuery } from '../encyclopedia-query.ts';
import { type Threads, threadsOf, withChange, withoutDeleted, withPage, withReplies, withWritten } from './threads.ts';

type Lists = DataFor<'baike/commentLists'>;
type Step = (threads: Threads) => Threads;

/**
 * The threads of an entry. The server renders them for a visitor; a member's own response (likes, comments under
 * review) replaces them once. Actions of the user are applied locally, so that the page does not jump.
 */
export const useThreads = (query: EntryQuery, rendered: Lists) => {
  const api = useApi();
  const forget = useInvalidate();
  const { status } = useSession();
  const own = useApiQuery('baike/commentLists', commentsRequest(query), {
    enabled: status === 'member',
    raw: true,
    staleTime: 0,
  });
  const first = (status === 'member' ? own.data : undefined) ?? rendered;
  const view = JSON.stringify(commentsRequest(query));
  const [done, setDone] = useState<{ view: string; steps: Step[] }>({ view, steps: [] });
  // The steps are stored instead of their result: the member's own response may arrive after the first step.
  const threads = (done.view === view ? done.steps : []).reduce((now, step) => step(now), threadsOf(first));
  const change = (step: Step) =>
    setDone((before) => ({ view, steps: [...(before.view === view ? before.steps : []), step] }));

  const { running, run } = useBusy();
  const during = (name: string, act: () => Promise<void>) => run(act, name);
  const asMember = (act: () => void) => (status === 'member' ? act() : openLogin({ callback: act }));

  return {
    threads,
    facets: first.facets?.kind ?? [],
    busy: running,
    showMore: () =>
      during('more', async () => {
        const answer = await api('baike/commentLists', commentsRequest(query, threads.page + 1));
        change((now) => withPage(now, answer));
      }),
    showReplies: (root: Comment) =>
      during(`replies-${root.id}`, async () => {
        const cursor = root.replies_next ?? '0';
        const answer = await api('baike/getNextComment', { comment_id: root.id, cursor });
        change((now) => withReplies(now, root.id, answer));
      }),
    like: ({ id, liked }: CommentReply) =>
      asMember(() =>
        during(`like-${id}`, async () => {
          const answer = await api('baike/likeComment', { id, action: liked ? 'unlike' : 'like' });
          change((now) => withChange(now, id, { likes: answer.likes, liked: answer.liked }));
        }),
      ),
    remove: async (comment: CommentReply) => {
      const content =
        comment.reply_count > 0
          ? '删除后您的内容不再显示，别人的回复会保留，原处显示“该评论已删除”。'
          : '删除后不能恢复。';
      if (!(await confirm({ title: '删除评论', content, confirmText: '删除' }))) return;
      await during(`remove-${comment.id}`, async () => {
        const { tombstone } = await api('baike/delComment', { id: comment.id });
        change((now) => withoutDeleted(now, comment, tombstone));
        toast.success('评论已删除');
        await forget('baike/getMyBaike');
      });
    },
    written: (comment: Comment) => {
      change((now) => withWritten(now, comment));
      void forget('baike/getMyBaike');
    },
  };
};

export type ThreadActs = ReturnType<typeof useThreads>;
