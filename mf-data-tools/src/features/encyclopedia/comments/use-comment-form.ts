import type { Comment, CommentKind } from '@bee/contracts/resource/baike';
import { commentProblem, commentSaid, sourceUrlProblem } from '@bee/domain/comment';
import { ApiError, openLogin, randomId, toast, useApi, useDraft, useSession } from '@bee/platform';
import { useState } from 'react';

type Draft = { kind: CommentKind; content: string; url: string; token: string };

type Options = {
  entry: string;
  /** The comment that is replied to. */
  answered?: string;
  onWritten(comment: Comment): void;
};

const EMPTY: Draft = { kind: 'comment', content: '', url: '', token: '' };

/**
 * State of a comment form. Draft and token survive a reload, so that a comment whose response was lost is not posted
 * twice.
 */
export const useCommentForm = ({ entry, answered, onWritten }: Options) => {
  const api = useApi();
  const { status } = useSession();
  const [draft, setDraft, forgetDraft] = useDraft<Draft>(`baike:${entry}:${answered ?? 'new'}`, EMPTY);
  const [problem, setProblem] = useState<string | null>(null);
  const [sending, setSending] = useState(false);

  const change = (next: Partial<Draft>) => {
    setProblem(null);
    setDraft({ ...draft, token: draft.token || randomId(), ...next });
  };
  const post = async () => {
    if (sending) return;
    setSending(true);
    setProblem(null);
    try {
      const written = await api(
        'baike/AddComment',
        {
          baike_id: entry,
          kind: draft.kind,
          content: draft.content,
          form_token: draft.token || randomId(),
          ...(answered && { pid: answered }),
          ...(draft.kind === 'supplement' && { source_url: draft.url }),
        },
        { raw: true },
      );
      forgetDraft();
      toast.success(commentSaid(written.status));
      onWritten(written);
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : '网络不通，没有发出；内容已保留，请稍后再发');
    } finally {
      setSending(false);
    }
  };
  const send = () => {
    const wrong =
      commentProblem(draft.content) ?? (draft.kind === 'supplement' ? sourceUrlProblem(draft.url) : undefined);
    if (wrong) return setProblem(wrong);
    if (status === 'member') void post();
    else openLogin({ callback: () => void post() });
  };
  return { draft, change, problem, sending, send, isMember: status === 'member' };
};
