import type { Message } from '@bee/contracts/resource/message';
import { href, useLocationQuery } from '@bee/platform';
import {
  Button,
  Card,
  Empty,
  FilterRow,
  Filters,
  LinkButton,
  Pagination,
  QueryState,
  SkeletonRows,
} from '@bee/ui/content';
import { useRef } from 'react';
import { useDeleteMessage, useMessages, useReadMessages } from './message.queries.ts';
import { MessageItem } from './message-item.tsx';
import { MESSAGES_PER_PAGE, type MessageState, messageHref, messageQuery } from './message-query.ts';
import './messages.css';

/** Messages from the site: price alerts, results of orders, invoices and reviews. */
export function Messages() {
  const [query] = useLocationQuery();
  const state = messageQuery.read(query);
  const answer = useMessages(state);
  const { data, isPlaceholderData } = answer;
  const { mark, marking } = useReadMessages();
  const countOf = (value: string) => data?.facets?.state?.find((facet) => facet.value === value)?.count ?? 0;
  const unread = countOf('unread');
  const all = unread + countOf('read');
  return (
    <section aria-label="我的消息">
      <div className="member-message-head">
        <Filters total={data?.total} active={messageQuery.active(state)} clear={messageHref()}>
          <FilterRow
            label="状态"
            options={[
              { title: '全部', href: messageHref(), count: data && all, current: !state.state },
              {
                title: '未读',
                href: messageHref({ state: 'unread' }),
                count: data && unread,
                current: state.state === 'unread',
              },
            ]}
          />
        </Filters>
        {unread > 0 ? (
          <Button loading={marking === 'all'} onClick={() => void mark()}>
            全部标为已读
          </Button>
        ) : null}
      </div>
      <QueryState query={answer} failed="消息加载失败" skeleton={<SkeletonRows rows={6} height={112} />}>
        {(data) => (
          <div aria-busy={isPlaceholderData || undefined}>
            {data.list.length > 0 ? (
              <MessageRows list={data.list} marking={marking} onRead={(id) => void mark(id)} />
            ) : (
              <NoMessages state={state} />
            )}
            <Pagination
              page={state.p}
              total={data.total}
              pageSize={MESSAGES_PER_PAGE}
              href={(p) => messageHref({ ...state, p })}
            />
          </div>
        )}
      </QueryState>
    </section>
  );
}

type RowsProps = { list: Message[]; marking: string | undefined; onRead: (id: string) => void };

function MessageRows({ list, marking, onRead }: RowsProps) {
  const { remove, removing } = useDeleteMessage();
  const rows = useRef<HTMLUListElement>(null);
  const drop = async (message: Message) => {
    if (await remove(message)) rows.current?.focus(); // the focused button has been removed
  };
  return (
    <Card flush>
      <ul ref={rows} className="member-messages" aria-label="消息" tabIndex={-1}>
        {list.map((message) => (
          <MessageItem
            key={message.id}
            message={message}
            busy={marking === message.id || removing === message.id}
            onRead={() => onRead(message.id)}
            onDelete={() => void drop(message)}
          />
        ))}
      </ul>
    </Card>
  );
}

function NoMessages({ state: { state, p } }: { state: MessageState }) {
  return (
    <Card>
      {p > 1 ? (
        <Empty title="这一页没有消息" action={<LinkButton href={messageHref({ state })}>回到第一页</LinkButton>} />
      ) : state ? (
        <Empty title="没有未读消息" action={<LinkButton href={messageHref()}>查看全部消息</LinkButton>} />
      ) : (
        <Empty
          title="还没有消息"
          action={<LinkButton href={href('application/vegetable/list')}>去设行情预警</LinkButton>}
        >
          行情预警、订单与发票的进展、报价和评论的审核结果，都会在这里告诉您。
        </Empty>
      )}
    </Card>
  );
}
