import { toast } from '@bee/platform';
import { type RefObject, useEffect, useState } from 'react';

/** px that stand around the drawing of a card that fills the screen. */
const AROUND = 300;

/** @returns height of the drawing while the card fills the screen, null otherwise; and what switches. */
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
