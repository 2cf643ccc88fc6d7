import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { recallPage, rememberPage } from './reading-position.ts';
import { readPage } from './view-state.ts';

type Place = {
  fid: string;
  pages: number;
  /** True once the page sizes are known. */
  ready: boolean;
  scale: number;
  /** The page in the window. */
  page: number;
  /** The page in the address. */
  asked: string | undefined;
  goTo(page: number): void;
  onPage(page: string | undefined): void;
};

const SETTLED_MS = 400;

/**
 * Synchronises the page in the address, the page in the window and the position stored on the device.
 * @returns the stored page (0 for none) and a function that goes to a page
 */
export const useReadingPlace = ({ fid, pages, ready, scale, page, asked, goTo, onPage }: Place) => {
  const [resumed, setResumed] = useState(0);
  /** The page on which address and window last agreed; 0 initially. */
  const settled = useRef(0);
  const begin = useEffectEvent((isReady: boolean, wanted: string | undefined) => {
    if (!isReady) return;
    const remembered = wanted || settled.current > 0 ? 0 : recallPage(fid);
    const target = readPage(wanted ?? (remembered ? String(remembered) : undefined), pages);
    if (remembered && target > 1) setResumed(target);
    if (target !== settled.current && (target !== page || settled.current === 0)) goTo(target);
    settled.current = target;
  });
  useEffect(() => begin(ready, asked), [ready, asked]);

  const keepPlace = useEffectEvent((newScale: number) => {
    if (newScale && ready && settled.current > 0) goTo(settled.current);
  });
  useEffect(() => keepPlace(scale), [scale]);

  const settle = (next: number) => {
    settled.current = next;
    rememberPage(fid, next);
    onPage(next > 1 ? String(next) : undefined);
  };
  const settleLater = useEffectEvent(settle);
  useEffect(() => {
    if (!ready || settled.current === 0 || page === settled.current) return;
    const timer = setTimeout(() => settleLater(page), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [page, ready]);

  const changePage = (next: number) => {
    goTo(next);
    settle(next);
  };
  return { resumed, changePage };
};
