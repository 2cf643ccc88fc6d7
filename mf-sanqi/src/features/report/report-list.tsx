import { href } from '@bee/platform';
import {
  Card,
  Empty,
  LinkButton,
  ListRow,
  PageHeader,
  Pagination,
  RowList,
  SampleBadge,
  Tabs,
  Tag,
} from '@bee/ui/content';
import type { TagList } from './report-data.ts';
import { type ReportState, reportParams, type Scope, scopes, scopeTitles } from './report-state.ts';
import { typeTitles } from './type-titles.ts';

/** All that a tag gathers, one kind at a time. */
export const ReportList = ({ list, state }: { list: TagList; state: ReportState }) => {
  const { tag } = list;
  const to = (change: Partial<ReportState>) => href('sanqi/report', reportParams(tag.id, change));
  const counts = countsOf(list);
  return (
    <>
      <PageHeader
        title={`${tag.title}报告与资讯`}
        lead={`围绕${tag.title}的研究报告、产地资讯与政策，按发布日期排列。`}
      />
      <Tabs
        label="内容类别"
        current={state.scope}
        items={scopes.map((scope) => ({
          key: scope,
          title: scopeTitles[scope],
          count: counts[scope],
          href: to({ scope }),
        }))}
      />
      <div className="sanqi-list">
        {list.list.length === 0 ? (
          <Card>
            <NothingHere list={list} state={state} counts={counts} to={to} />
          </Card>
        ) : (
          <>
            <Card flush>
              <RowList>
                {list.list.map((item) => (
                  <ListRow
                    key={item.id}
                    href={to({ id: item.id, scope: state.scope })}
                    title={item.title}
                    summary={item.summary}
                    badge={item.sample ? <SampleBadge /> : null}
                    meta={[typeTitles[item.type], item.source_name, item.published_at ?? '日期不详'].filter(Boolean)}
                    tags={item.tags
                      .filter(({ id }) => id !== tag.id)
                      .slice(0, 3)
                      .map(({ id, title }) => (
                        <Tag key={id} type="grey">
                          {title}
                        </Tag>
                      ))}
                    {...(state.scope === 'report' && {
                      cover: {
                        type: typeTitles[item.type],
                        title: item.title,
                        ...(item.published_at && { date: item.published_at }),
                        ...(item.cover && { src: item.cover }),
                      },
                    })}
                  />
                ))}
              </RowList>
            </Card>
            <Pagination
              page={state.p}
              total={list.total}
              pageSize={list.limit}
              href={(p) => to({ scope: state.scope, p })}
            />
          </>
        )}
      </div>
    </>
  );
};

type Counts = Record<Scope, number>;

const countsOf = ({ facets }: TagList): Counts => {
  const count = (scope: Scope) => facets?.scope?.find(({ value }) => value === scope)?.count ?? 0;
  return { report: count('report'), news: count('news'), policy: count('policy') };
};

type NothingHereProps = {
  list: TagList;
  state: ReportState;
  counts: Counts;
  to: (change: Partial<ReportState>) => string;
};

const NothingHere = ({ list, state, counts, to }: NothingHereProps) => {
  if (list.total > 0) {
    return (
      <Empty
        title={`没有第 ${state.p} 页`}
        action={<LinkButton href={to({ scope: state.scope })}>回到第一页</LinkButton>}
      >
        一共只有 {list.total} 篇。
      </Empty>
    );
  }
  const other = scopes.find((scope) => counts[scope] > 0);
  return (
    <Empty
      title={`还没有${list.tag.title}的${scopeTitles[state.scope]}`}
      action={
        other ? (
          <LinkButton kind="primary" href={to({ scope: other })}>
            看 {counts[other]} 篇{scopeTitles[other]}
          </LinkButton>
        ) : (
          <LinkButton href={href('search/result', { keyword: list.tag.title })}>
            在全站搜索“{list.tag.title}”
          </LinkButton>
        )
      }
    >
      发布后会出现在这里。
    </Empty>
  );
};
