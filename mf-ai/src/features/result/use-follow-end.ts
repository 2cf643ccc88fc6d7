import { useEffect, useRef, useState } from 'react';
import type { Turn } from './conversation.ts';

/** As near to the end counts as being there (px): the composer covers about this much. */
const NEAR = 160;
/** Scroll events come late: those of our own pull are no wish of the reader. */
const PULL_MS = 200;

/** Keeps the end in view while the reader is there, and leaves alone whoever scrolls up, be it by a line. */
export const useFollowEnd = (turns: readonly Turn[]) => {
  const end = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  const pulled = useRef(0);
  const [away, setAway] = useState(false);
  const last = turns.at(-1);
  // Charts and tables come in one piece: following them would carry the reader past the text.
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
    // The wheel tells before the page has moved, and before the next words have pulled it down again.
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

  // After every render: what came may have pushed the end down.
  useEffect(() => {
    if (writing && following.current) pull();
    else setAway(!isNear(end.current));
  });

  return { end, away, toEnd };
};

const isNear = (end: HTMLElement | null): boolean =>
  (end?.getBoundingClientRect().bottom ?? 0) <= window.innerHeight + NEAR;
