import { href, useApiQuery } from '@bee/platform';
import { Empty, QueryState, Section, SkeletonRows } from '@bee/ui/content';
import { ScoreLine } from './score-line.tsx';

const SHOWN = 6;

export const ScoreRecent = () => {
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
};
