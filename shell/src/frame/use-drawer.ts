import { lockScroll } from '@bee/ui/content';
import { type ChangeEvent, type RefObject, useEffect, useState } from 'react';

const PHONE = '(max-width: 767.98px)';
const BEHIND = '#bee-top, .shell-content, #bee-bottom';

/**
 * What the checkbox of the phone's drawer cannot do: while it is open the page behind is inert and does not scroll, and
 * the focus is inside. Closing gives it back to the switch, a followed link to the new page. Every page has a checkbox
 * of its own, so that a change of page closes it.
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
    if (drawer.current?.checked) setOpenAt(page); // opened before the page came alive
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

/** By a click, so that whoever listens to it learns of it. */
export const closeDrawer = (drawer: HTMLInputElement) => {
  if (drawer.checked) drawer.click();
};
