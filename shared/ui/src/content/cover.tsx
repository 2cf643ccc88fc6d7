import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { wrapTitle } from './wrap-title.ts';
import './article-card.css';

export type CoverProps = {
  /** Kind of document: 周报. */
  type: string;
  title: string;
  date?: string;
  /** Key number, in large type: +3.7%. */
  figure?: string | undefined;
  /** Colour of the kind; by default it follows from the name. */
  tone?: 1 | 2 | 3 | 4 | 5 | 6;
  /** Drawing in SVG below the title instead of the leaf, in the units of the cover, 120 × 160. */
  art?: ReactNode;
  /** Cover image, if there is one. */
  src?: string;
};

/** Cover of a document, 3:4. Without an image it is generated from type, title and date. */
export function Cover({ type, title, date, figure, tone = toneOf(type), art, src }: CoverProps) {
  if (src) return <img className="bee-cover" src={src} alt={`${title} 封面`} loading="lazy" width="120" height="160" />;
  return (
    <svg className={`bee-cover is-${tone}`} viewBox="0 0 120 160" role="img" aria-label={`${type}：${title}`}>
      <rect width="120" height="160" className="bee-cover-page" />
      {art ?? <path d="M78 160c2-26 16-44 42-52v52Z" className="bee-cover-leaf" />}
      <path d="M0 0h120v27L0 32Z" className="bee-cover-band" />
      <text x="12" y="20" className="bee-cover-type">
        {type}
      </text>
      {figure ? (
        <text x="12" y="112" className={classNames('bee-cover-figure', figure.startsWith('+') && 'is-rise')}>
          {figure}
        </text>
      ) : null}
      {wrapTitle(title, 8, figure || art ? 3 : 4).map((line, index) => (
        <text key={line} x="12" y={50 + index * 16} className="bee-cover-title">
          {line}
        </text>
      ))}
      {date ? (
        <text x="12" y="152" className="bee-cover-date">
          {date}
        </text>
      ) : null}
    </svg>
  );
}

const TONES = [1, 2, 3, 4] as const;

function toneOf(type: string): NonNullable<CoverProps['tone']> {
  let sum = 0;
  for (const character of type) sum += character.charCodeAt(0);
  return TONES[sum % 4] ?? 1;
}
