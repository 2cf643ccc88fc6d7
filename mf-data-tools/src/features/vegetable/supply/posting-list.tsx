import type { DataFor } from '@bee/contracts/operations';
import { Empty, Icon, LinkButton, Pagination, SourceNote, Tabs } from '@bee/ui/content';
import { NoSuchPage } from '../../../components/no-such-page.tsx';
import { KindHeader } from '../list/kind-header.tsx';
import { PostingCard } from './posting-card.tsx';
import { DISTANCE_NOTE } from './posting-text.ts';
import { type SupplyChoices, SupplyFilters, SupplyOrder } from './supply-filters.tsx';
import {
  formHref,
  kindTitle,
  listHref,
  ownHref,
  POSTINGS_PER_PAGE,
  type SupplyQuery,
  supplyHref,
  supplyQuery,
} from './supply-query.ts';
import './supply.css';
import '../../../layout/list.css';

export type PostingListData = {
  types: DataFor<'vegetable/filterList'>;
  postings: DataFor<'vegetable/getSupplyDemandList'>;
  choices: SupplyChoices;
};

type PostingListProps = PostingListData & { query: SupplyQuery; title: string };

export function PostingList({ types, postings, choices, query, title }: PostingListProps) {
  const { list, total } = postings;
  return (
    <>
      <KindHeader choices={types} query={{ type: '4', sort: 'default', page: 1 }} title={title} />
      <div className="tools-list">
        <div className="tools-supply-head">
          <Tabs
            label="供应或求购"
            current={query.kind}
            items={(['supply', 'demand'] as const).map((kind) => ({
              key: kind,
              title: kindTitle(kind),
              href: listHref(kind),
            }))}
          />
          <div className="tools-supply-actions bee-no-print">
            <LinkButton href={ownHref()} icon={<Icon name="user" size={16} />}>
              我的供需
            </LinkButton>
            <LinkButton kind="primary" href={formHref({ kind: query.kind })} icon={<Icon name="feedback" size={16} />}>
              发布{kindTitle(query.kind)}
            </LinkButton>
          </div>
        </div>
        <section aria-label={`${kindTitle(query.kind)}信息`}>
          <SupplyFilters choices={choices} query={query} total={total} />
          <SupplyOrder query={query} />
          {list.length === 0 ? (
            <NothingFound query={query} />
          ) : (
            <div className="tools-postings">
              {list.map((posting) => (
                <PostingCard key={posting.id} posting={posting} near={query.near} />
              ))}
            </div>
          )}
          <Pagination
            page={query.page}
            total={total}
            pageSize={POSTINGS_PER_PAGE}
            href={(page) => supplyHref(query, { page })}
          />
          <SourceNote source="本站会员发布" sample={list.some(({ sample }) => sample)}>
            <span>
              信息经人工审核后展示，平台不参与交易；价格区间与排序按折算后的元/公斤，面议和按箱、件等计价的排在最后
              {query.near ? `；${DISTANCE_NOTE}` : ''}
            </span>
          </SourceNote>
        </section>
      </div>
    </>
  );
}

function NothingFound({ query }: { query: SupplyQuery }) {
  const kind = kindTitle(query.kind);
  if (query.page > 1)
    return <NoSuchPage first={supplyHref(query)}>信息每天都有到期和成交，条数比您打开时少了。</NoSuchPage>;
  const filtered = supplyQuery.active(query) > 0;
  return (
    <Empty
      title={filtered ? `没有符合条件的${kind}信息` : `还没有${kind}信息`}
      action={
        <>
          {filtered ? <LinkButton href={supplyHref(supplyQuery.cleared(query))}>清除全部筛选</LinkButton> : null}
          <LinkButton kind="primary" href={formHref({ kind: query.kind })}>
            发布{kind}
          </LinkButton>
        </>
      }
    >
      {filtered ? '换一个品名、城市或价格区间试试。' : '发布后经审核展示，对方登录后可以看到您的电话。'}
    </Empty>
  );
}
