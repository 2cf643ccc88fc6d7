import type { AiRef } from '@bee/contracts/resource/ai';
import { validityTitle } from '@bee/domain/validity';
import { Highlight } from '@bee/ui/content';
import { type MouseEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { clipPieces, fromCited, markCited } from './mark-cited.ts';
import { referenceId, referenceKinds } from './reference-kind.ts';
import './references.css';

type CitationProps = { turn: string; reference: AiRef; onCite(no: number): void };

const QUOTE_LENGTH = 140;
const MARGIN = 8;

/** A citation number in the answer: hover or focus shows its source, a click goes there. */
export function Citation({ turn, reference, onCite }: CitationProps) {
  const [open, setOpen] = useState(false);
  const card = useRef<HTMLSpanElement>(null);
  const cardId = useId();
  const { no, kind, title, org, date, quote, cited, validity } = reference;
  const facts = [referenceKinds[kind], org, date, validity && validityTitle(kind, validity)];

  // The card opens below its number; it moves left or above when the window has no room.
  useLayoutEffect(() => {
    const element = card.current;
    if (!open || !element) return;
    element.style.translate = '0';
    const { right, bottom, height, top } = element.getBoundingClientRect();
    const over = right - (document.documentElement.clientWidth - MARGIN);
    if (over > 0) element.style.translate = `${-over}px`;
    element.classList.toggle('is-above', bottom > window.innerHeight - MARGIN && top > height + MARGIN);
  }, [open]);

  // On hover the focus is elsewhere, so Escape is handled on the document.
  useEffect(() => {
    if (!open) return;
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);

  const go = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(false);
    onCite(no);
  };
  const { pieces, isCut } = clipPieces(markCited(fromCited(quote, cited), cited), QUOTE_LENGTH);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps the card while the pointer is on it
    <span className="ai-cite-wrap" onMouseEnter={() => setOpen(true)} onMouseLeave={() => setOpen(false)}>
      <a
        className="ai-cite"
        href={`#${referenceId(turn, no)}`}
        aria-label={`参考资料 ${no}：${title}`}
        aria-describedby={open ? cardId : undefined}
        onClick={go}
        onFocus={({ currentTarget }) => setOpen(currentTarget.matches(':focus-visible'))}
        onBlur={() => setOpen(false)}
      >
        {no}
      </a>
      {open ? (
        <span ref={card} className="ai-cite-card bee-box bee-small" role="tooltip" id={cardId}>
          <strong>{title}</strong>
          <span className="bee-note">{facts.filter(Boolean).join(' · ')}</span>
          <span>
            <Highlight parts={pieces} />
            {isCut ? '……' : null}
          </span>
        </span>
      ) : null}
    </span>
  );
}
