import type { AiRef } from '@bee/contracts/resource/ai';
import { type KeyboardEvent, type MouseEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { referenceId } from './reference-kind.ts';

type CitationProps = { turn: string; reference: AiRef; onCite(no: number): void };

const QUOTE_LENGTH = 120;
const MARGIN = 8;

/** A number in the answer: hover or focus shows what it stands for, a click goes there. */
export function Citation({ turn, reference, onCite }: CitationProps) {
  const [open, setOpen] = useState(false);
  const card = useRef<HTMLSpanElement>(null);
  const cardId = useId();
  const target = referenceId(turn, reference.no);
  const { no, title, org, date, quote } = reference;

  // The card starts at its number and is moved left as far as the window asks for.
  useLayoutEffect(() => {
    const element = card.current;
    if (!open || !element) return;
    element.style.translate = '0';
    const { right } = element.getBoundingClientRect();
    const over = right - (document.documentElement.clientWidth - MARGIN);
    if (over > 0) element.style.translate = `${-over}px`;
  }, [open]);

  const go = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(false);
    onCite(no);
    const element = document.getElementById(target);
    element?.scrollIntoView({ block: 'center', behavior: 'smooth' });
    element?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(false);
  };

  return (
    <span className="ai-cite-wrap">
      <a
        className="ai-cite"
        href={`#${target}`}
        aria-label={`参考资料 ${no}：${title}`}
        aria-describedby={open ? cardId : undefined}
        onClick={go}
        onKeyDown={onKeyDown}
        onMouseEnter={() => setOpen(true)}
        onMouseLeave={() => setOpen(false)}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
      >
        {no}
      </a>
      {open ? (
        <span ref={card} className="ai-cite-card" role="tooltip" id={cardId}>
          <strong>{title}</strong>
          <span className="ai-cite-facts">{[org, date].filter(Boolean).join(' · ')}</span>
          <span>{quote.length > QUOTE_LENGTH ? `${quote.slice(0, QUOTE_LENGTH)}……` : quote}</span>
        </span>
      ) : null}
    </span>
  );
}
