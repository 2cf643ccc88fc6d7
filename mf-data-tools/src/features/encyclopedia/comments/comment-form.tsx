import type { Comment } from '@bee/contracts/resource/baike';
import { commentKinds, commentLength, commentLimits } from '@bee/domain/comment';
import { Button } from '@bee/ui/content';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { useCommentForm } from './use-comment-form.ts';
import '../encyclopedia.css';

type CommentFormProps = {
  entry: string;
  /** The comment that is replied to; without it a new thread is started. */
  answered?: { id: string; nickname: string };
  onWritten(comment: Comment): void;
  onCancel?(): void;
};

/** Enter inserts a line break; in the source field, Enter that confirms an input method does not submit. */
export function CommentForm({ entry, answered, onWritten, onCancel }: CommentFormProps) {
  const form = useCommentForm({ entry, ...(answered && { answered: answered.id }), onWritten });
  const { kind, content, url } = form.draft;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const isReply = answered !== undefined;
  useEffect(() => {
    if (isReply) field.current?.focus();
  }, [isReply]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.send();
  };
  const left = commentLimits.most - commentLength(content);
  const label = answered ? `回复 ${answered.nickname}` : kind === 'supplement' ? '补充一条' : '说说您的看法';
  return (
    <form className="tools-comment-form bee-no-print" onSubmit={submit}>
      {answered ? null : (
        <fieldset>
          <legend className="bee-quiet">发表的是</legend>
          {(['comment', 'supplement'] as const).map((one) => (
            <label key={one}>
              <input
                type="radio"
                name={`${id}-kind`}
                checked={kind === one}
                onChange={() => form.change({ kind: one })}
              />
              {commentKinds[one]}
            </label>
          ))}
          <small>{kind === 'supplement' ? '补充一条事实并写明出处，审核后显示' : '与其他读者讨论'}</small>
        </fieldset>
      )}
      <textarea
        ref={field}
        rows={isReply ? 2 : 3}
        value={content}
        aria-label={label}
        aria-describedby={`${id}-left${form.problem ? ` ${id}-problem` : ''}`}
        aria-invalid={form.problem ? true : undefined}
        placeholder={kind === 'supplement' && !isReply ? '例如：某地已通过地理标志保护，2025 年起……' : label}
        onChange={(event) => form.change({ content: event.currentTarget.value })}
      />
      {kind === 'supplement' && !isReply ? (
        <input
          type="url"
          className="tools-comment-url"
          value={url}
          aria-label="来源网址"
          placeholder="来源网址，如 https://www.moa.gov.cn/…"
          maxLength={300}
          onChange={(event) => form.change({ url: event.currentTarget.value })}
        />
      ) : null}
      {form.problem ? (
        <p className="bee-field-error" id={`${id}-problem`} role="alert">
          {form.problem}
        </p>
      ) : null}
      <div className="tools-comment-send bee-inline">
        <small id={`${id}-left`} className={left < 0 ? 'is-over' : undefined}>
          {left < 0 ? `超出 ${-left} 个字` : `还可写 ${left} 个字`}
        </small>
        {onCancel ? <Button onClick={onCancel}>取消</Button> : null}
        <Button type="submit" kind="primary" loading={form.sending}>
          {form.isMember ? (isReply ? '回复' : '发表') : '登录后发表'}
        </Button>
      </div>
    </form>
  );
}
