import { formatNumber } from '@bee/domain/format';
import { scoreTasks } from '@bee/domain/score-tasks';
import { openLogin } from '@bee/platform';
import { Button, Card } from '@bee/ui/content';
import { ScoreTasks } from './score-tasks.tsx';
import { ScoreUses } from './score-uses.tsx';
import './score.css';

const tasks = Object.values(scoreTasks).map(({ source, limitPerDay, ...task }) => ({
  ...task,
  id: source,
  limit_per_day: limitPerDay,
  done: 0,
  total: limitPerDay ?? 1,
  state: 'todo' as const,
}));
const once = tasks.filter(({ limit_per_day }) => limit_per_day === null);
const first = once.reduce((sum, { score }) => sum + score, 0);

/** What points are and how to earn them, for visitors. */
export function VisitorScore() {
  return (
    <>
      <Card>
        <p>
          登录后，每一笔积分自动记在您的账户里；完成全部新手任务可得{' '}
          <strong className="bee-num">{formatNumber(first)}</strong> 积分。
        </p>
        <div className="member-score-go">
          <Button kind="primary" size="small" onClick={() => openLogin()}>
            登录后查看我的积分
          </Button>
          <Button size="small" onClick={() => openLogin({ mode: 'register' })}>
            注册
          </Button>
        </div>
      </Card>
      <div className="member-score-columns">
        <ScoreTasks tasks={tasks} />
        <ScoreUses />
      </div>
    </>
  );
}
