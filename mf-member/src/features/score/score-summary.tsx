import type { DataFor } from '@bee/contracts/operations';
import { formatDay, formatNumber } from '@bee/domain/format';
import { Card, Icon } from '@bee/ui/content';
import './score.css';

type Score = DataFor<'user/score'>;

/** Balance, progress to the next level, and the last week. */
export function ScoreSummary({ score }: { score: Score }) {
  return (
    <Card className="member-score-summary">
      <div className="member-score-total">
        <h2>积分余额</h2>
        <p>
          <strong className="bee-num">{formatNumber(score.score)}</strong> 积分
        </p>
        <p className="bee-meta">
          <span>今日获得 {formatNumber(score.today)}</span>
          {score.expiring ? (
            <span>
              {formatNumber(score.expiring.score)} 积分将到期，最早 {formatDay(score.expiring.at)}
            </span>
          ) : (
            <span>积分长期有效</span>
          )}
        </p>
      </div>
      <Level score={score} />
      <Streak score={score} />
    </Card>
  );
}

function Level({ score: { exp, level, level_from, level_next } }: { score: Score }) {
  return (
    <div className="member-score-level">
      <h2>
        等级 <b className="bee-num">Lv.{level}</b>
      </h2>
      <progress
        aria-label="升级进度"
        max={level_next === null ? 1 : level_next - level_from}
        value={level_next === null ? 1 : exp - level_from}
      />
      <p className="bee-meta">
        {level_next === null ? (
          <span>经验 {formatNumber(exp)}，已是最高等级</span>
        ) : (
          <>
            <span>
              经验 {formatNumber(exp)} / {formatNumber(level_next)}
            </span>
            <span>
              再得 {formatNumber(level_next - exp)} 经验升到 Lv.{level + 1}
            </span>
          </>
        )}
      </p>
    </div>
  );
}

const WEEKDAYS = ['日', '一', '二', '三', '四', '五', '六'];

function Streak({ score: { streak, week } }: { score: Score }) {
  return (
    <div className="member-score-streak">
      <h2>
        连续签到 <b className="bee-num">{formatNumber(streak)}</b> 天
      </h2>
      <ol aria-label="最近七天签到">
        {week.map(({ day, signed }, index) => {
          const today = index === week.length - 1;
          return (
            <li key={day} data-signed={signed || undefined}>
              <span className="member-score-day" title={`${formatDay(day)}${signed ? '已签到' : '未签到'}`}>
                {signed ? <Icon name="check" size={16} /> : Number(day.slice(8))}
                <span className="bee-quiet">{signed ? '已签到' : '未签到'}</span>
              </span>
              <small>{today ? '今天' : `周${WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()]}`}</small>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
