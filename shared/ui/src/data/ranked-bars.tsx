import { Change } from '@bee/ui/content';

export type RankedBar = {
  id: string;
  name: string;
  /** Determines the length; a bar without a value has none. */
  value: number | null;
  /** 1.23 亿美元 */
  text: string;
  /** Percent of the total. */
  share?: number | null;
  change?: number | null;
  /** In place of a change: 拉动 2.10 个百分点. */
  note?: string;
  href?: string;
};
export type RankedBarsProps = {
  bars: readonly RankedBar[];
  label: string;
  /** 同比 */
  changeTitle?: string;
  /** Bars begin in the middle: rises to the right, falls to the left. */
  isSigned?: boolean;
};

/** A ranking: bars in the given order with their figures as text, so that nothing depends on the drawing. */
export function RankedBars({ bars, label, changeTitle, isSigned = false }: RankedBarsProps) {
  const most = Math.max(...bars.map(({ value }) => Math.abs(value ?? 0)), 0);
  return (
    <ol className={isSigned ? 'bee-ranked is-signed' : 'bee-ranked'} aria-label={label}>
      {bars.map(({ id, name, value, text, share, change, note, href }) => (
        <li key={id}>
          <span className="bee-ranked-name bee-cut" title={name}>
            {href ? <a href={href}>{name}</a> : name}
          </span>
          <span className="bee-ranked-bar" aria-hidden="true">
            <span
              className={isSigned && value !== null && value < 0 ? 'is-fall' : undefined}
              style={{ width: `${most > 0 && value !== null ? Math.max(0.5, (Math.abs(value) / most) * 100) : 0}%` }}
            />
          </span>
          <span className="bee-ranked-text">
            {text}
            {share === undefined || share === null ? null : <small>{share.toFixed(1)}%</small>}
          </span>
          {changeTitle ? (
            <span className="bee-ranked-change">
              <span className="bee-quiet">{changeTitle}</span>
              <Change value={change} digits={1} />
            </span>
          ) : null}
          {note === undefined ? null : <small className="bee-ranked-change">{note}</small>}
        </li>
      ))}
    </ol>
  );
}
