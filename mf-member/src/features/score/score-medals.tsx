import type { MedalProgress } from '@bee/contracts/resource/user';
import { formatNumber } from '@bee/domain/format';
import { Medal, Section } from '@bee/ui/content';
import './score.css';

const levels = [1, 2, 3, 4] as const;
const grades = ['未获得', '铜牌', '银牌', '金牌', '钻石'];

export function ScoreMedals({ medals }: { medals: MedalProgress[] }) {
  return (
    <Section
      title="我的勋章"
      note={`已获得 ${medals.filter(({ new_grade }) => new_grade > 0).length} / ${medals.length}`}
    >
      <ul className="member-medal-cards">
        {medals.map((medal) => (
          <MedalCard key={medal.title} medal={medal} />
        ))}
      </ul>
    </Section>
  );
}

/** All four levels, highlighted up to the current one, and what the next one needs. */
function MedalCard({ medal: { title, desc, new_grade, progress, next_at } }: { medal: MedalProgress }) {
  return (
    <li className="member-medal-card">
      <h3>
        {title} <small>{grades[new_grade]}</small>
      </h3>
      <div className="member-medal-levels">
        {levels.map((level) => (
          <Medal key={level} level={level} active={level <= new_grade} title={`${title}${grades[level]}`} />
        ))}
      </div>
      <progress aria-label={`${title}进度`} max={next_at ?? 1} value={next_at === null ? 1 : progress} />
      <p className="bee-meta">
        <span>
          {desc} {formatNumber(progress)}
          {next_at === null ? '' : ` / ${formatNumber(next_at)}`}
        </span>
        <span>
          {next_at === null ? '已是最高等级' : `再 ${formatNumber(next_at - progress)} 得${grades[new_grade + 1]}`}
        </span>
      </p>
    </li>
  );
}
