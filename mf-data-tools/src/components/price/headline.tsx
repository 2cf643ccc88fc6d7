import { Change } from '@bee/ui/content';
import type { ReactNode } from 'react';
import { priceText, type ShownUnit, unitTitle } from './price-unit.ts';
import { QuoteMarks } from './quote-marks.tsx';
import '../../layout/headline.css';

type Latest = Parameters<typeof QuoteMarks>[0]['row'] &
  Readonly<Record<'price_avg' | 'price_low' | 'price_high' | 'chg_d' | 'chg_w' | 'chg_m' | 'chg_y', number | null>>;

type HeadlineProps = {
  latest: Latest;
  unit: ShownUnit;
  where: ReactNode;
  /** The price in another unit. */
  other: ReactNode;
  /** More facts after the range of the day. */
  meta: ReactNode;
  /** Reliability: number of quotes, age, deviation from the others. */
  quality: readonly string[];
  /** Actions. */
  children: ReactNode;
};

const CHANGES = [
  { title: '较上一日', key: 'chg_d' },
  { title: '较上周', key: 'chg_w' },
  { title: '较上月', key: 'chg_m' },
  { title: '较去年', key: 'chg_y' },
] as const;

/** Above the fold: price, place, comparisons and reliability. */
export function Headline({ latest, unit, where, other, meta, quality, children }: HeadlineProps) {
  return (
    <section className="tools-headline bee-box" aria-label="最新报价">
      <div className="tools-headline-price">
        <p className="bee-small">{where}</p>
        <p className="tools-headline-value bee-wrap">
          <strong>{priceText(latest.price_avg, unit)}</strong>
          <span className="bee-unit">{unitTitle(unit)}</span>
          <span className="tools-headline-other bee-small">{other}</span>
        </p>
        <p className="bee-meta">
          <span>
            最低 {priceText(latest.price_low, unit)} – 最高 {priceText(latest.price_high, unit)}
          </span>
          {meta}
          <QuoteMarks row={latest} />
        </p>
      </div>
      <dl className="tools-headline-changes">
        {CHANGES.map(({ title, key }) => (
          <div key={key}>
            <dt>{title}</dt>
            <dd>
              <Change value={latest[key]} digits={1} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="tools-quality bee-small bee-wrap">
        {quality.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      {children}
    </section>
  );
}
