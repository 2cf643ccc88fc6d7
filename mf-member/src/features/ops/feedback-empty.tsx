import { Card, Empty, LinkButton } from '@bee/ui/content';
import { type FeedbackListState, feedbackStates } from './feedback-state.ts';

type FeedbackEmptyProps = { state: FeedbackListState; address: (state: FeedbackListState) => string };

/** Why there is nothing, and where to go from here. */
export const FeedbackEmpty = ({ state, address }: FeedbackEmptyProps) => {
  const { status, q, p } = state;
  if (p > 1)
    return (
      <Card>
        <Empty title="这一页没有反馈" action={<LinkButton href={address({ ...state, p: 1 })}>回到第一页</LinkButton>} />
      </Card>
    );
  if (!q && !status)
    return (
      <Card>
        <Empty title="还没有意见反馈">访客和会员从页面右侧的“意见反馈”提交，提交后出现在这里。</Empty>
      </Card>
    );
  return (
    <Card>
      <Empty
        title={q ? `没有找到包含“${q}”的反馈` : `没有${feedbackStates[status ?? 'new']}的反馈`}
        action={<LinkButton href={address({ p: 1 })}>查看全部反馈</LinkButton>}
      />
    </Card>
  );
};
