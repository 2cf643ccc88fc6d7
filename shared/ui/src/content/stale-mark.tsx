import './price.css';

export type StaleMarkProps = {
  /** Days behind the expected interval; 0 or less shows nothing. */
  daysLate?: number;
  /** More than three intervals behind. */
  stopped?: boolean;
};

export function StaleMark({ daysLate = 0, stopped }: StaleMarkProps) {
  if (stopped) return <span className="bee-stale">已停更</span>;
  if (daysLate <= 0) return null;
  return <span className="bee-stale is-late">迟 {daysLate} 天</span>;
}
