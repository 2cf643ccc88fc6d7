import { href } from '@bee/platform';
import { Card, Empty, LinkButton } from '@bee/ui/content';
import { monthTitle } from './score-list-filters.tsx';
import type { ScoreListState } from './score-list-query.ts';

type ScoreListEmptyProps = { state: ScoreListState; address: (state: ScoreListState) => string };

/** Why the list is empty, and the next step. */
export function ScoreListEmpty({ state, address }: ScoreListEmptyProps) {
  const { dir, source, month, p } = state;
  if (p > 1)
    return (
      <Card>
        <Empty
          title="这一页已经没有明细"
          action={<LinkButton href={address({ ...state, p: 1 })}>回到第一页</LinkButton>}
        />
      </Card>
    );
  if (source || month)
    return (
      <Card>
        <Empty
          title={`${month ? monthTitle(month) : '这个来源'}没有${wordOf(dir)}记录`}
          action={<LinkButton href={address({ p: 1 })}>查看全部明细</LinkButton>}
        >
          换一个来源或月份看看。
        </Empty>
      </Card>
    );
  if (dir === 'out')
    return (
      <Card>
        <Empty title="还没有使用过积分" action={<LinkButton href={href('user/vip')}>看看能抵什么</LinkButton>}>
          提交订单时可以用积分抵一部分金额。
        </Empty>
      </Card>
    );
  return (
    <Card>
      <Empty title="还没有积分" action={<LinkButton href={href('user/score')}>去赚积分</LinkButton>}>
        签到、收藏和报价等获得的积分，会一笔一笔记在这里。
      </Empty>
    </Card>
  );
}

const wordOf = (dir: ScoreListState['dir']): string =>
  dir === 'in' ? '获得积分的' : dir === 'out' ? '使用积分的' : '积分';
