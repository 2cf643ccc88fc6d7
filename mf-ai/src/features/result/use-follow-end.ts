import { useEffect, useRef, useState } from 'react';
import type { Turn } from './conversation.ts';

/** Distance to the end (px) that counts as being at the end; about the height of the composer. */
const NEAR = 160;
/** Scroll events are delayed, so events within this time of our own scrolling are not the reader's. */
const PULL_MS = 200;

/** Scrolls along with the answer while the reader is at its end; stops when the reader scrolls up. */
export const useFollowEnd = (turns: readonly Turn[]) => {
  const end = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  const pulled = useRef(0);
  const [away, setAway] = useState(false);
  const last = turns.at(-1);
  // Charts and tables arrive as a whole: scrolling along would move the reader past the text.
  const writing = last?.status === 'answering' && last.blocks.length === 0;

  const pull = () => {
    pulled.current = Date.now();
    end.current?.scrollIntoView({ block: 'end' });
  };
  const toEnd = () => {
    following.current = true;
    setAway(false);
    pull();
  };

  useEffect(() => {
    let before = window.scrollY;
    const onScroll = () => {
      const isUp = window.scrollY < before;
      before = window.scrollY;
      if (isUp) following.current = false;
      else if (Date.now() - pulled.current > PULL_MS && isNear(end.current)) following.current = true;
      setAway(!isNear(end.current));
    };
    // The wheel event fires before the page has moved and before new text scrolls it down again.
    const onWheel = ({ deltaY }: WheelEvent) => {
      if (deltaY < 0) following.current = false;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('wheel', onWheel, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('wheel', onWheel);
    };
  }, []);

  // Runs after every render: new content may have moved the end.
  useEffect(() => {
    if (writing && following.current) pull();
    else setAway(!isNear(end.current));
  });

  return { end, away, toEnd };
};

const isNear = (end: HTMLElement | null): boolean =>
  (end?.getBoundingClientRect().bottom ?? 0) <= window.innerHeight + NEAR;
