import { useEffect, useState } from 'react';

/** px of the window that controls, axis and span take. */
const AROUND = 420;
const LEAST = 280;

/** Height of the drawing in the explorer, px. */
export const useDrawingHeight = (): number => {
  const [height, setHeight] = useState(() => heightIn(window));
  useEffect(() => {
    const change = () => setHeight(heightIn(window));
    window.addEventListener('resize', change);
    return () => window.removeEventListener('resize', change);
  }, []);
  return height;
};

const heightIn = ({ innerHeight }: Window): number => Math.max(LEAST, innerHeight - AROUND);
