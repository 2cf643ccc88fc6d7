import { definePage, href, useApiQuery, useSession } from '@bee/platform';
import { Empty, LinkButton, PageHeader, QueryState, Section, SkeletonRows } from '@bee/ui/content';
import { ScoreLine } from './score-line.tsx';
import { ScoreMedals } from './score-medals.tsx';
import { ScoreSummary } from './score-summary.tsx';
import { ScoreTasks } from './score-tasks.tsx';
import { ScoreUses } from './score-uses.tsx';
import { VisitorScore } from './visitor-score.tsx';
import './score.css';
import '../../layout/page.css';

export const page = definePage({
  head: () => ({ title: '赚积分', description: '签到、收藏、报价和完善百科都能得积分，下单时可抵现金。' }),
  component: () => {
    const { status } = useSession();
    return (
      <>
        <PageHeader
          title="赚积分"
          lead="签到、收藏、报价和完善百科都能得积分，下单时可抵现金。"
          actions={status === 'visitor' ? null : <LinkButton href={href('user/score_record')}>积分明细</LinkButton>}
        />
        {status === 'visitor' ? <VisitorScore /> : null}
        {status === 'pending' ? <Waiting /> : null}
        {status === 'member' ? <OwnScore /> : null}
      </>
    );
  },
});

function Waiting() {
  return <SkeletonRows rows={5} height={140} />;
}

function OwnScore() {
  const score = useApiQuery('user/score', {}, { raw: true, staleTime: 0 });
  return (
    <QueryState query={score} failed="积分加载失败" skeleton={<Waiting />}>
      {(data) => (
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
      )}
    </QueryState>
  );
}

const SHOWN = 6;

function ScoreRecent() {
  const lines = useApiQuery('user/getScoreLists', { limit: SHOWN }, { raw: true, staleTime: 0 });
  return (
    <Section title="最近收支" more={{ title: '全部明细', href: href('user/score_record') }} flush>
      <QueryState query={lines} failed="积分明细加载失败" skeleton={<SkeletonRows rows={SHOWN} height={64} />}>
        {({ list }) =>
          list.length === 0 ? (
            <Empty title="还没有积分">完成积分任务，每一笔都会记在这里。</Empty>
          ) : (
            <ul>
              {list.map((line) => (
                <ScoreLine key={line.id} line={line} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </Section>
  );
}
