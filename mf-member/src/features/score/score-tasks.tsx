import type { ScoreTask } from '@bee/contracts/resource/user';
import { Icon, LinkButton, Section, Tag } from '@bee/ui/content';
import { linkHref } from '../../lib/link-href.ts';
import { sourceIcon } from './score-sources.ts';
import './score.css';

const groups: { group: ScoreTask['group']; title: string }[] = [
  { group: 'newbie', title: '新手任务' },
  { group: 'daily', title: '每日任务' },
  { group: 'growth', title: '成长任务' },
];
const acts: Record<string, string> = {
  profile: '去完善',
  firstorder: '去看看',
  favorite: '去收藏',
  quote: '去报价',
  comment: '去补充',
};

/** Tasks that earn points, each with progress and link. */
export function ScoreTasks({ tasks }: { tasks: ScoreTask[] }) {
  return (
    <Section title="积分任务" note="完成后自动到账" flush>
      {groups.map(({ group, title }) => {
        const list = tasks.filter((task) => task.group === group);
        if (list.length === 0) return null;
        return (
          <section key={group} className="member-tasks" aria-label={title}>
            <h3>{title}</h3>
            <ul>
              {list.map((task) => (
                <Task key={task.id} task={task} />
              ))}
            </ul>
          </section>
        );
      })}
    </Section>
  );
}

function Task({ task }: { task: ScoreTask }) {
  const { id, title, desc, score, done, total, state, link, limit_per_day } = task;
  const target = link && linkHref(link);
  return (
    <li className="member-task" data-state={state}>
      <span className="member-score-icon">
        <Icon name={sourceIcon(id)} size={20} />
      </span>
      <div className="member-task-what">
        <strong>
          {title} <b className="bee-num">+{score}</b>
        </strong>
        <span>{desc}</span>
      </div>
      <span className="member-task-done bee-num">
        {limit_per_day === null ? '' : '今日 '}
        {done} / {total}
      </span>
      <span className="member-task-act">
        {state === 'done' ? (
          <Tag type="grey">{limit_per_day === null ? '已完成' : '今日已完成'}</Tag>
        ) : target ? (
          <LinkButton href={target} aria-label={`${acts[id] ?? '去完成'}：${title}`}>
            {acts[id] ?? '去完成'}
          </LinkButton>
        ) : null}
      </span>
    </li>
  );
}
