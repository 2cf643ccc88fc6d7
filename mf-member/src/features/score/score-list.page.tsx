import type { ScoreMonth } from '@bee/contracts/resource/user';
import { formatNumber } from '@bee/domain/format';
import { definePage, href, useApiQuery, useLocationQuery } from '@bee/platform';
import { Card, LinkButton, PageHeader, Pagination, QueryState, SkeletonRows } from '@bee/ui/content';
import { ScoreLine } from './score-line.tsx';
import { ScoreListEmpty } from './score-list-empty.tsx';
import { monthTitle, ScoreListFilters } from './score-list-filters.tsx';
import { PAGE_SIZE, type ScoreListState, scoreListQuery } from './score-list-query.ts';
import './score.css';

const addressOf = (state: ScoreListState) => scoreListQuery.address(href('user/score_record'), state);

export const page = definePage({
  head: () => ({ title: '积分明细', robots: 'noindex' }),
  component: () => {
    const [query] = useLocationQuery();
    const state = scoreListQuery.read(query);
    const answer = useApiQuery(
      'user/getScoreLists',
      { ...scoreListQuery.request(state), limit: PAGE_SIZE },
      { keepPrevious: true, raw: true, staleTime: 0 },
    );
    const { data, isPlaceholderData } = answer;
    return (
      <>
        <PageHeader
          title="积分明细"
          lead="每一笔积分的来去与当时的余额，只增记录、从不修改。"
          actions={<LinkButton href={href('user/score')}>去赚积分</LinkButton>}
        />
        <ScoreListFilters state={state} data={data} address={addressOf} />
        <QueryState query={answer} failed="积分明细加载失败" skeleton={<SkeletonRows rows={8} height={64} />}>
          {(data) => (
            <div aria-busy={isPlaceholderData || undefined}>
              <Sums months={data.months} month={state.month} />
              {data.list.length > 0 ? (
                <Card flush>
                  <ul aria-label="积分明细">
                    {data.list.map((line) => (
                      <ScoreLine key={line.id} line={line} />
                    ))}
                  </ul>
                </Card>
              ) : (
                <ScoreListEmpty state={state} address={addressOf} />
              )}
              <Pagination
                page={state.p}
                total={data.total}
                pageSize={PAGE_SIZE}
                href={(p) => addressOf({ ...state, p })}
              />
            </div>
          )}
        </QueryState>
      </>
    );
  },
});

/** Totals of the selected month or of all months; the other filters do not apply. */
function Sums({ months, month }: { months: ScoreMonth[]; month: string | undefined }) {
  const counted = month ? months.filter((one) => one.month === month) : months;
  const sum = (of: 'earned' | 'spent' | 'returned') => counted.reduce((total, one) => total + one[of], 0);
  if (counted.length === 0) return null;
  return (
    <p className="member-score-sums bee-num">
      <span>{month ? monthTitle(month) : '累计'}</span>
      <span>获得 {formatNumber(sum('earned'))} 积分</span>
      <span>使用 {formatNumber(sum('spent'))} 积分</span>
      {sum('returned') > 0 ? <span>退回 {formatNumber(sum('returned'))} 积分</span> : null}
    </p>
  );
}
