import type { AiRef } from '@bee/contracts/resource/ai';
import { href } from '@bee/platform';
import { Citation } from './citation.tsx';
import { type Inline, parseAnswer } from './markdown.ts';

type AnswerTextProps = {
  id: string;
  text: string;
  refs: readonly AiRef[];
  /** Being written: what comes is read out politely. */
  live: boolean;
  onCite(no: number): void;
};

/** The answer, made of elements only: nothing in it can become markup. */
export function AnswerText({ id, text, refs, live, onCite }: AnswerTextProps) {
  const byNo = new Map(refs.map((ref) => [ref.no, ref]));
  const show = (parts: Inline[]) =>
    parts.map((part) => <Part key={part.at} part={part} id={id} byNo={byNo} onCite={onCite} />);
  return (
    <div className={live ? 'ai-text is-live' : 'ai-text'} aria-live={live ? 'polite' : undefined}>
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
    </div>
  );
}

type PartProps = { part: Inline; id: string; byNo: Map<number, AiRef>; onCite(no: number): void };

function Part({ part, id, byNo, onCite }: PartProps) {
  if (part.type === 'text') return part.text;
  if (part.type === 'strong') return <strong>{part.text}</strong>;
  if (part.type === 'link') {
    const target = hrefOrNull(part.page);
    return target ? <a href={target}>{part.text}</a> : part.text;
  }
  const cited = byNo.get(part.no);
  return cited ? <Citation turn={id} reference={cited} onCite={onCite} /> : null;
}

/** A page that this composition does not have is no link. */
const hrefOrNull = (page: string): string | null => {
  try {
    return href(page);
  } catch {
    return null;
  }
};
