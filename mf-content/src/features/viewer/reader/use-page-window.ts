import { useEffect, useRef, useState } from 'react';
import { heightOf, type PageBox, pageAt, pagesInView } from './page-layout.ts';

type Layout = { scale: number; boxes: PageBox[] };

const AROUND_PX = 600;
const SIDES_PX = 32;

/** Virtualises a long document: only the pages in the window are rendered. */
export const usePageWindow = (layOut: (room: number) => Layout) => {
  const frame = useRef<HTMLElement>(null);
  const [port, setPort] = useState({ top: 0, height: 800, width: 900 });
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => setPort({ top: element.scrollTop, height: element.clientHeight, width: element.clientWidth });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    measure();
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, []);

  const { scale, boxes } = layOut(Math.max(200, port.width - SIDES_PX));
  const [first, last] = boxes.length > 0 ? pagesInView(boxes, port, AROUND_PX) : [1, 0];
  const scrollTo = (top: number) => frame.current?.scrollTo({ top });
  return {
    /** Props of the scrolling element: not all browsers make it focusable by keyboard. */
    frame: { ref: frame, tabIndex: 0 },
    scale,
    boxes,
    height: heightOf(boxes),
    page: boxes.length > 0 ? pageAt(boxes, port.top, port.height) : 1,
    shown: Array.from({ length: last - first + 1 }, (_, index) => first + index),
    goTo: (page: number) => scrollTo((boxes[page - 1]?.top ?? 0) - 8),
    /** Does not scroll when the page is already in view. */
    goToBox: (page: number) => {
      const box = boxes[page - 1];
      if (!box) return;
      const [from, to] = [box.top, box.top + box.height];
      if (to < port.top + port.height / 3 || from > port.top + (port.height * 2) / 3) scrollTo(from - 8);
    },
  };
};
