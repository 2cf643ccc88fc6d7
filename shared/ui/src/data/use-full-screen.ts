import { toast } from '@bee/platform';
import { type RefObject, useEffect, useState } from 'react';

/** px around the drawing of a full-screen card. */
const AROUND = 300;

/** @returns the height of the drawing in full screen, null otherwise; and a toggle function */
export const useFullScreen = (card: RefObject<HTMLElement | null>): [number | null, () => void] => {
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    const change = () =>
      setHeight(card.current && document.fullscreenElement === card.current ? window.innerHeight - AROUND : null);
    document.addEventListener('fullscreenchange', change);
    return () => document.removeEventListener('fullscreenchange', change);
  }, [card]);
  const toggle = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else card.current?.requestFullscreen?.().catch(() => toast.warning('浏览器不允许全屏'));
  };
  return [height, toggle];
};
