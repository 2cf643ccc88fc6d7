import type { SupplyPosting } from '@bee/contracts/entity/supply';
import type { Facet } from '@bee/contracts/shapes';
import { formatInstant } from '@bee/domain/format';
import {
  EDITABLE_STATES,
  ownActions,
  type SupplyState,
  supplyActions,
  supplyStates,
  supplyTones,
} from '@bee/domain/supply';
import { openLogin, useSession } from '@bee/platform';
import {
  Button,
  Empty,
  LinkButton,
  LoginPrompt,
  PageHeader,
  Pagination,
  QueryState,
  SampleBadge,
  SkeletonRows,
  Tabs,
  Tag,
} from '@bee/ui/content';
import { trail } from '../../../lib/trail.ts';
import { OWN_PER_PAGE, useOwnPostings, useStatusChange } from './own.queries.ts';
import { daysText, priceText, quantityText } from './posting-text.ts';
import { formHref, kindTitle, listHref, ownHref, postingHref, screenQuery } from './supply-query.ts';
import './supply.css';

/** 我的供需: the member's postings by state, with the possible actions. */
export function OwnPostings({ query }: { query: Record<string, string> }) {
  const { status } = useSession();
  return (
    <div className="tools-supply-detail">
      <PageHeader
        title="我的供需"
        breadcrumb={trail({ title: '供需信息', href: listHref() }, '我的供需')}
        actions={
          <LinkButton kind="primary" href={formHref()}>
            发布供需信息
          </LinkButton>
        }
      />
      {status === 'visitor' ? (
        <LoginPrompt title="登录后查看自己的供需信息" onLogin={() => openLogin()}>
          这里列出您发布的供应与求购，可以暂停、恢复、标为成交或关闭。
        </LoginPrompt>
      ) : (
        <OwnList {...screenQuery.read(query)} />
      )}
    </div>
  );
}

function OwnList({ status, page }: { status?: SupplyState; page: number }) {
  const postings = useOwnPostings({ status, page });
  const { change, busy } = useStatusChange();
  return (
    <>
      <Tabs label="状态" current={status ?? 'all'} items={tabsOf(postings.data?.facets?.status ?? [])} />
      <QueryState query={postings} failed="我的供需加载失败" skeleton={<SkeletonRows rows={4} height={112} />}>
        {(data) => (
          <section aria-label="我的供需" aria-busy={postings.isPlaceholderData || undefined}>
            {data.list.length === 0 ? (
              <Empty
                title={status ? `没有${supplyStates[status]}的信息` : '还没有发布过供需信息'}
                action={<LinkButton href={formHref()}>发布供需信息</LinkButton>}
              >
                每天可以发布 5 条，审核通过后展示 3–30 天。
              </Empty>
            ) : (
              <ul className="tools-own-postings">
                {data.list.map((posting) => (
                  <OwnPosting key={posting.id} posting={posting} busy={busy} onChange={change} />
                ))}
              </ul>
            )}
            <Pagination
              page={page}
              total={data.total}
              pageSize={OWN_PER_PAGE}
              href={(next) => ownHref({ status, page: next })}
            />
          </section>
        )}
      </QueryState>
    </>
  );
}

type OwnPostingProps = {
  posting: SupplyPosting;
  busy: boolean;
  onChange: ReturnType<typeof useStatusChange>['change'];
};

function OwnPosting({ posting, busy, onChange }: OwnPostingProps) {
  const { id, kind, title, status, days_left, expires_at, views, contacts, reject_reason, created_at, sample } =
    posting;
  const danger = (action: string) => action === 'delete' || action === 'close';
  return (
    <li>
      <h2>
        {status === 'online' ? <a href={postingHref(id)}>{title}</a> : title}{' '}
        <Tag type={supplyTones[status]}>{supplyStates[status]}</Tag>
        <SampleBadge sample={sample} />
      </h2>
      <p className="bee-meta">
        <span>
          {kindTitle(kind)} {quantityText(posting)}
        </span>
        <span>{priceText(posting)}</span>
        <span>{posting.place}</span>
        <span title={expires_at}>
          有效期至 {expires_at}（{daysText(days_left)}）
        </span>
        <span>{views} 次浏览</span>
        <span>{contacts} 人看过电话</span>
        <span>创建于 {formatInstant(created_at)}</span>
      </p>
      {reject_reason ? (
        <p className="tools-supply-reason">
          {status === 'rejected' ? '未通过原因' : '下架原因'}：{reject_reason}
        </p>
      ) : null}
      <div className="tools-supply-actions">
        {EDITABLE_STATES.includes(status) ? (
          <LinkButton href={formHref({ edit: id })} aria-label={`修改：${title}`}>
            修改
          </LinkButton>
        ) : null}
        {ownActions(status).map((action) => (
          <Button
            key={action}
            kind={danger(action) ? 'danger' : 'default'}
            disabled={busy}
            onClick={() => void onChange(posting, action)}
            aria-label={`${supplyActions[action]}：${title}`}
          >
            {supplyActions[action]}
          </Button>
        ))}
      </div>
    </li>
  );
}

const tabsOf = (counts: Facet[]) => [
  { key: 'all', title: '全部', href: ownHref(), count: counts.reduce((sum, { count }) => sum + count, 0) },
  ...(Object.keys(supplyStates) as SupplyState[]).map((status) => ({
    key: status,
    title: supplyStates[status],
    href: ownHref({ status }),
    count: counts.find(({ value }) => value === status)?.count ?? 0,
  })),
];
