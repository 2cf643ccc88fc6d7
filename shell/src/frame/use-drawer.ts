import { lockScroll } from '@bee/ui/content';
import { type ChangeEvent, type RefObject, useEffect, useState } from 'react';

const PHONE = '(max-width: 767.98px)';
const BEHIND = '#bee-top, .shell-content, #bee-bottom';

/**
 * The parts of the phone's drawer that a checkbox cannot do: while it is open, the page behind is inert and does not
 * scroll, and the focus is inside. Closing returns the focus to the switch; a followed link moves it to the new page.
 * Every page has its own checkbox, so that a page change closes the drawer.
 * @returns the checkbox's onChange.
 */
export const useDrawer = (
  page: string,
  drawer: RefObject<HTMLInputElement | null>,
  first: RefObject<HTMLElement | null>,
) => {
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === page;

  useEffect(() => {
    if (drawer.current?.checked) setOpenAt(page); // opened before hydration
  }, [drawer, page]);

  useEffect(() => {
    const box = drawer.current;
    if (!open || !box) return;
    const behind = [...document.querySelectorAll<HTMLElement>(BEHIND)];
    for (const element of behind) element.inert = true;
    const unlock = lockScroll();
    first.current?.focus();
    const phone = window.matchMedia(PHONE);
    const widen = () => closeDrawer(box);
    phone.addEventListener('change', widen);
    return () => {
      phone.removeEventListener('change', widen);
      for (const element of behind) element.inert = false;
      unlock();
      const next = box.isConnected ? box : document.getElementById('bee-stage');
      next?.focus({ preventScroll: true });
    };
  }, [open, drawer, first]);

  return ({ target }: ChangeEvent<HTMLInputElement>) => setOpenAt(target.checked ? page : null);
};

/** Uses a click, so that change listeners of the checkbox run. */
export const closeDrawer = (drawer: HTMLInputElement) => {
  if (drawer.checked) drawer.click();
};
