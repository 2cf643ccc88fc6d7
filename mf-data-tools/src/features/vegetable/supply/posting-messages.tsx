import type { SupplyDetail } from '@bee/contracts/entity/supply';
import { formatInstant } from '@bee/domain/format';
import { openLogin, randomId, useApi, useApiQuery, useDraft, useInvalidate, useSession } from '@bee/platform';
import { Button, Card } from '@bee/ui/content';
import { type FormEvent, useState } from 'react';
import { useBusy } from '../../../lib/use-busy.ts';
import { SupplyReport } from './supply-report.tsx';
import './supply.css';

const MESSAGES = 'vegetable/getSupplyDemandMessages';
const MAX_LENGTH = 500;

/** Private messages between the owner and other members, who see no number of each other. */
export function PostingMessages({ posting: { id, is_owner } }: { posting: SupplyDetail }) {
  const { status } = useSession();
  const { data, error, refetch } = useApiQuery(
    MESSAGES,
    { id },
    { enabled: status === 'member', raw: true, staleTime: 0 },
  );
  return (
    <Card>
      <h2 className="tools-supply-title">{is_owner ? '收到的私信' : '发私信给发布人'}</h2>
      <p className="tools-supply-note">双方都看不到对方的电话，有回复时在消息中心提醒。</p>
      {error ? (
        <p className="bee-field-error" role="alert">
          私信没有取到：{error.message} <Button onClick={() => void refetch()}>重试</Button>
        </p>
      ) : null}
      {data?.map((thread) => (
        <section key={thread.asker} aria-label={is_owner ? `与${thread.nickname}的私信` : '与发布人的私信'}>
          {is_owner ? <h3 className="tools-supply-asker">{thread.nickname}</h3> : null}
          <ol className="tools-supply-messages">
            {thread.messages.map((message) => (
              <li key={message.id} className={message.own ? 'is-own' : undefined}>
                <span>{message.content}</span>
                <small>
                  {message.own ? '我' : is_owner ? thread.nickname : '发布人'}{' '}
                  <time dateTime={message.created_at}>{formatInstant(message.created_at)}</time>
                  {message.own ? null : <SupplyReport id={id} message={message.id} />}
                </small>
              </li>
            ))}
          </ol>
          {is_owner ? <MessageForm id={id} asker={thread.asker} /> : null}
        </section>
      ))}
      {is_owner ? (
        data?.length === 0 ? (
          <p className="tools-supply-note">还没有会员给您发私信。</p>
        ) : null
      ) : (
        <MessageForm id={id} />
      )}
    </Card>
  );
}

/** A visitor signs in first; what was typed stays. */
function MessageForm({ id, asker }: { id: string; asker?: string }) {
  const api = useApi();
  const invalidate = useInvalidate();
  const { status } = useSession();
  const { busy, run } = useBusy();
  const [content, setContent, forget] = useDraft(`supply-message:${id}:${asker ?? ''}`, '');
  const [token, setToken] = useState(randomId);
  const send = () =>
    run(async () => {
      await api('vegetable/supplyDemandMessage', { id, asker, content, form_token: token });
      await invalidate(MESSAGES);
      forget();
      setToken(randomId());
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (content.trim() === '') return;
    if (status === 'member') void send();
    else openLogin({ callback: () => void send() });
  };
  return (
    <form className="tools-supply-write bee-no-print" onSubmit={submit}>
      <textarea
        rows={2}
        value={content}
        maxLength={MAX_LENGTH}
        aria-label={asker ? '回复' : '私信内容'}
        placeholder={asker ? '回复' : '例如：还有货吗？能发到郑州吗？'}
        onChange={(event) => setContent(event.currentTarget.value)}
      />
      <Button type="submit" size="small" loading={busy} disabled={content.trim() === ''}>
        {status === 'visitor' ? '登录后发送' : asker ? '回复' : '发送私信'}
      </Button>
    </form>
  );
}
