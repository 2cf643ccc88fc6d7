import { formatPrice } from '@bee/domain/format';
import { Empty, Section, Tag } from '@bee/ui/content';
import { site } from '../../site.ts';
import { type GradePoint, gradeCurve } from './grade-curve.ts';
import type { HerbsData } from './herbs-data.ts';
import { herbsHref, LINE_ID } from './herbs-query.ts';
import type { Matrix } from './price-matrix.ts';
import { verdictTitles } from './relation-words.ts';
import './herbs.css';

type GradeSectionProps = { data: HerbsData; matrix: Matrix; query: Record<string, string> };

/** Which grade is expensive now: each grade's price ratio to the reference, on the band of its usual values. */
export function GradeSection({ data: { relations }, matrix, query }: GradeSectionProps) {
  const title = '哪个规格贵';
  if (!relations || relations.length === 0)
    return (
      <Section title={title}>
        <Empty title="历史报价还不够">至少要有 12 期与{site.reference}同期的报价，才能说哪个规格比往年贵。</Empty>
      </Section>
    );
  const { points, reach, summary } = gradeCurve(matrix.rows, relations);
  return (
    <Section title={title} note={`与${site.reference}的比价，往年中位为 0`}>
      <p className="sanqi-answer">{summary}</p>
      <div className="sanqi-grades">
        <div className="sanqi-grade is-axis" aria-hidden="true">
          <span />
          <span className="sanqi-grade-axis bee-note">
            <span>便宜 {reach}%</span>
            <span>往年中位</span>
            <span>贵 {reach}%</span>
          </span>
        </div>
        <ol aria-label="各规格的比价">
          {points.map((point) => (
            <li key={point.spec} className="sanqi-grade">
              <a href={`${herbsHref(query, { spec: point.spec })}#${LINE_ID}`}>
                {point.spec}
                <small>{formatPrice(point.price)} 元/公斤</small>
              </a>
              <GradeDrawing point={point} />
              <p>
                {point.verdict && point.verdict !== 'usual' ? <VerdictTag verdict={point.verdict} /> : null}
                {point.sentence}
              </p>
            </li>
          ))}
        </ol>
        <ul className="bee-plot-keys bee-note bee-wrap" aria-hidden="true">
          <li className="is-band">往年多在此间（十分之八的时间）</li>
          <li className="is-now">现在</li>
        </ul>
      </div>
    </Section>
  );
}

function VerdictTag({ verdict }: { verdict: 'dear' | 'cheap' }) {
  return verdict === 'dear' ? (
    <Tag type="red">{verdictTitles.dear}</Tag>
  ) : (
    <Tag bgColor="var(--bee-hover)" textColor="var(--bee-fall)">
      {verdictTitles.cheap}
    </Tag>
  );
}

function GradeDrawing({ point: { place, verdict, reference } }: { point: GradePoint }) {
  return (
    <svg className="sanqi-grade-plot" viewBox="0 0 400 24" preserveAspectRatio="none" aria-hidden="true">
      <line className="is-middle" x1={200} x2={200} y1={0} y2={24} />
      {place ? (
        <>
          <rect x={place.low * 4} y={7} width={Math.max(2, (place.high - place.low) * 4)} height={10} rx={2} />
          <line className={`is-now is-${verdict}`} x1={place.now * 4} x2={place.now * 4} y1={12} y2={12} />
        </>
      ) : null}
      {reference ? <line className="is-now is-reference" x1={200} x2={200} y1={12} y2={12} /> : null}
    </svg>
  );
}
