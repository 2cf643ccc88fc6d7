import type { AiRef } from '@bee/contracts/resource/ai';
import { numbersIn } from '@bee/domain/stated-numbers';
import { hrefOrNull } from '@bee/platform';
import type { ReactNode } from 'react';
import { Citation } from './citation.tsx';
import { type Inline, parseAnswer } from './markdown.ts';
import './result.css';

type AnswerTextProps = {
  id: string;
  text: string;
  refs: readonly AiRef[];
  /** Numbers of the text that no source contains. */
  unbound?: readonly string[];
  /** The answer is still being written; new text is announced politely by screen readers. */
  live: boolean;
  onCite(no: number): void;
};

/** Built from elements only, so no content of the answer can become markup. */
export function AnswerText({ id, text, refs, unbound = [], live, onCite }: AnswerTextProps) {
  const byNo = new Map(refs.map((ref) => [ref.no, ref]));
  const show = (parts: Inline[]) =>
    parts.map((part) => <Part key={part.at} part={part} id={id} byNo={byNo} unbound={unbound} onCite={onCite} />);
  return (
    <div className={live ? 'ai-text bee-stack is-live' : 'ai-text bee-stack'} aria-live={live ? 'polite' : undefined}>
      {parseAnswer(text).map((block) =>
        block.type === 'paragraph' ? (
          <p key={block.at}>{show(block.content)}</p>
        ) : (
          <ul key={`list ${block.at}`}>
            {block.items.map((item) => (
              <li key={item.at}>{show(item.content)}</li>
            ))}
          </ul>
        ),
      )}
      {unbound.length > 0 ? (
        <p className="ai-unbound-note">标有虚线的数字（{unbound.join('、')}）在平台资料中没有找到，请核对。</p>
      ) : null}
    </div>
  );
}

type PartProps = {
  part: Inline;
  id: string;
  byNo: Map<number, AiRef>;
  unbound: readonly string[];
  onCite(no: number): void;
};

function Part({ part, id, byNo, unbound, onCite }: PartProps) {
  if (part.type === 'text') return withMarks(part.text, unbound);
  if (part.type === 'strong') return <strong>{withMarks(part.text, unbound)}</strong>;
  if (part.type === 'link') {
    const target = hrefOrNull(part.page);
    return target ? <a href={target}>{part.text}</a> : part.text;
  }
  const cited = byNo.get(part.no);
  return cited ? <Citation turn={id} reference={cited} onCite={onCite} /> : null;
}

/** Highlights the numbers that no source confirms. */
const withMarks = (text: string, unbound: readonly string[]): ReactNode => {
  if (unbound.length === 0) return text;
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { text: written, at } of numbersIn(text)) {
    if (!unbound.includes(written)) continue;
    parts.push(
      text.slice(from, at),
      <span key={at} className="ai-unbound" title="平台资料中没有这个数字，请核对">
        {text.slice(at, at + written.length)}
      </span>,
    );
    from = at + written.length;
  }
  return [...parts, text.slice(from)];
};
