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
  /** Cover image, if there is one. */
  src?: string;
};

/** Cover of a document, 3:4. Without an image it is generated from type, title and date. */
export function Cover({ type, title, date, figure, src }: CoverProps) {
  if (src) return <img className="bee-cover" src={src} alt={`${title} 封面`} loading="lazy" width="120" height="160" />;
  const tone = toneOf(type);
  return (
    <svg className={`bee-cover is-${tone}`} viewBox="0 0 120 160" role="img" aria-label={`${type}：${title}`}>
      <rect width="120" height="160" className="bee-cover-page" />
      <path d="M78 160c2-26 16-44 42-52v52Z" className="bee-cover-leaf" />
      <path d="M120 108c-22 10-34 26-40 52" className="bee-cover-vein" />
      <rect width="120" height="5" className="bee-cover-band" />
      <text x="12" y="27" className="bee-cover-type">
        {type}
      </text>
      {figure ? (
        <text x="12" y="124" className={classNames('bee-cover-figure', figure.startsWith('+') && 'is-rise')}>
          {figure}
        </text>
      ) : null}
      {wrapTitle(title, 8, figure ? 3 : 4).map((line, index) => (
        <text key={line} x="12" y={52 + index * 17} className="bee-cover-title">
          {line}
        </text>
      ))}
      {date ? (
        <text x="12" y="148" className="bee-cover-date">
          {date}
        </text>
      ) : null}
    </svg>
  );
}

function toneOf(type: string): number {
  let sum = 0;
  for (const character of type) sum += character.charCodeAt(0);
  return (sum % 4) + 1;
}
