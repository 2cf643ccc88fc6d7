import { Button, Icon } from '@bee/ui/content';
import { type RefObject, useEffect, useState } from 'react';
import './composer.css';

type AskSelectionProps = { within: RefObject<HTMLElement | null>; onQuote(quote: string): void };
type Selected = { quote: string; top: number; left: number };

const LONGEST_QUOTE = 200;
const ABOVE = 44;
const EDGE = 72;

/** A button next to the selected text of an answer; it quotes the text in the question box. */
export function AskSelection({ within, onQuote }: AskSelectionProps) {
  const [selected, setSelected] = useState<Selected | null>(null);

  useEffect(() => {
    const look = () => setSelected(selectedIn(within.current));
    const hide = () => setSelected(null);
    document.addEventListener('selectionchange', look);
    window.addEventListener('scroll', hide, { passive: true });
    return () => {
      document.removeEventListener('selectionchange', look);
      window.removeEventListener('scroll', hide);
    };
  }, [within]);

  if (!selected) return null;
  const { quote, top, left } = selected;
  return (
    <Button
      className="ai-ask-selection bee-no-print"
      style={{ top, left }}
      icon={<Icon name="ai" size={16} />}
      // Without this the press would clear the selection before the click event.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        window.getSelection()?.removeAllRanges();
        setSelected(null);
        onQuote(quote);
      }}
    >
      就此提问
    </Button>
  );
}

/** The selected text within one answer, without citation numbers. */
const selectedIn = (root: HTMLElement | null): Selected | null => {
  const selection = window.getSelection();
  if (!root || !selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const common = range.commonAncestorContainer;
  const element = common instanceof Element ? common : common.parentElement;
  if (!element?.closest('.ai-text') || !root.contains(element)) return null;
  const part = range.cloneContents();
  for (const mark of part.querySelectorAll('.ai-cite-wrap')) mark.remove();
  const quote = (part.textContent ?? '').replace(/\s+/g, ' ').trim();
  if (!quote) return null;
  const { top, left, width } = range.getBoundingClientRect();
  const middle = Math.min(Math.max(left + width / 2, EDGE), window.innerWidth - EDGE);
  return { quote: clip(quote), top: Math.max(top - ABOVE, ABOVE), left: middle };
};

const clip = (quote: string): string => (quote.length > LONGEST_QUOTE ? `${quote.slice(0, LONGEST_QUOTE)}……` : quote);
