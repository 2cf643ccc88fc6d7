import type { ScoreRecord } from '@bee/contracts/resource/user';
import { formatDay, formatInstant, formatNumber } from '@bee/domain/format';
import { Icon } from '@bee/ui/content';
import { linkHref } from '../../lib/link-href.ts';
import { sourceIcon } from './score-sources.ts';
import './score.css';

/** An entry of the points ledger: reason, time, points, balance. */
export function ScoreLine({ line }: { line: ScoreRecord }) {
  const { source, title, dir, score, balance, created_at, expire_at, link } = line;
  const target = link && linkHref(link);
  return (
    <li className="member-score-line" data-dir={dir}>
      <span className="member-score-icon">
        <Icon name={sourceIcon(source)} size={20} />
      </span>
      <div className="member-score-what">
        <span>{target ? <a href={target}>{title}</a> : title}</span>
        <small>
          <time className="bee-num" dateTime={created_at}>
            {formatInstant(created_at)}
          </time>
          {expire_at ? <span>{formatDay(expire_at)}到期</span> : null}
        </small>
      </div>
      <div className="member-score-sum bee-num">
        <strong>
          {dir === 'out' ? '−' : '+'}
          {formatNumber(score)}
          <span className="bee-quiet">积分</span>
        </strong>
        <small>余额 {formatNumber(balance)}</small>
      </div>
    </li>
  );
}
