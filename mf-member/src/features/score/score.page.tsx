import { definePage, href, useApiQuery } from '@bee/platform';
import { ErrorState, LinkButton, PageHeader, SkeletonRows } from '@bee/ui/content';
import { ScoreMedals } from './score-medals.tsx';
import { ScoreRecent } from './score-recent.tsx';
import { ScoreSummary } from './score-summary.tsx';
import { ScoreTasks } from './score-tasks.tsx';
import { ScoreUses } from './score-uses.tsx';

export const page = definePage({
  head: () => ({ title: '赚积分', robots: 'noindex' }),
  component: () => {
    const { data, isPending, error, refetch } = useApiQuery('user/score', {}, { raw: true, staleTime: 0 });
    return (
      <>
        <PageHeader
          title="赚积分"
          lead="签到、收藏、报价和完善百科都能得积分，下单时可抵现金。"
          actions={<LinkButton href={href('user/score_record')}>积分明细</LinkButton>}
        />
        {isPending ? <SkeletonRows rows={5} height={140} /> : null}
        {error ? (
          <ErrorState title="积分加载失败" onRetry={() => void refetch()}>
            {error.message}
          </ErrorState>
        ) : null}
        {data && !error ? (
          <>
            <ScoreSummary score={data} />
            <div className="member-score-columns">
              <div className="member-stack">
                <ScoreTasks tasks={data.tasks} />
                <ScoreMedals medals={data.medals} />
              </div>
              <div className="member-stack">
                <ScoreUses score={data.score} />
                <ScoreRecent />
              </div>
            </div>
          </>
        ) : null}
      </>
    );
  },
});
