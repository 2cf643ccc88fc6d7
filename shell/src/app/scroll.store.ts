import { scrolling } from '@bee/domain/constants';
import { createStore } from 'zustand/vanilla';

/** Scroll position of the page in px, read at most every 50 ms. */
export const scrollPosition = createStore<{ scrollTop: number }>()(() => ({ scrollTop: 0 }));

export const watchScroll = () => {
  let waiting = false;
  const read = () => {
    waiting = false;
    scrollPosition.setState({ scrollTop: window.scrollY });
  };
  window.addEventListener(
    'scroll',
    () => {
      if (waiting) return;
      waiting = true;
      setTimeout(read, scrolling.throttleMs);
    },
    { passive: true },
  );
  read();
};
