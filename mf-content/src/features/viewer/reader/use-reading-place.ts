import { useEffect, useEffectEvent, useRef, useState } from 'react';
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

const KEY = 'mf-content:read-pages';
const MAX_FILES = 200;

/** The last page that was read of a file, stored on this device only. 0 without one. */
const recallPage = (fid: string): number => positions()[fid] ?? 0;

/** Keeps the newest files; the first page is not stored, because reading starts there anyway. */
const rememberPage = (fid: string, page: number): void => {
  const { [fid]: _, ...others } = positions();
  const kept = Object.entries(others).slice(1 - MAX_FILES);
  const next = Object.fromEntries(page > 1 ? [...kept, [fid, page]] : kept);
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Storage is full or disabled: reading continues without it.
  }
};

const positions = (): Record<string, number> => {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number> | null) ?? {};
  } catch {
    return {};
  }
};
