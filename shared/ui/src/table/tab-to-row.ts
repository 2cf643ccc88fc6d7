import type { KeyboardEvent, RefObject } from 'react';
import { FOCUSABLE } from '../interactive/focusable.ts';

type ScrollableTable = { nativeElement: HTMLElement; scrollTo: (to: { index: number }) => void };

const MAX_FRAMES = 60;

/**
 * For `onKeyDown` of the rows of a table that keeps only rows in view in the document: Tab pressed faster than rows are
 * drawn would leave the table. The next row is drawn first; until it is there, the focus stays.
 */
export const tabToRow =
  (table: RefObject<ScrollableTable | null>, index: number, rows: number) => (event: KeyboardEvent<HTMLElement>) => {
    const next = index + (event.shiftKey ? -1 : 1);
    if (event.key !== 'Tab' || !table.current || next < 0 || next >= rows) return;
    const end = event.shiftKey ? 0 : -1;
    if (event.target !== [...event.currentTarget.querySelectorAll(FOCUSABLE)].at(end)) return;
    if (rowOf(table.current, next)) return;
    event.preventDefault();
    table.current.scrollTo({ index: next });
    focusWhenDrawn(table, next, event.shiftKey ? -1 : 0, MAX_FRAMES);
  };

const rowOf = (table: ScrollableTable, index: number) =>
  table.nativeElement.querySelector(`[aria-rowindex="${index + 2}"]`);

const focusWhenDrawn = (table: RefObject<ScrollableTable | null>, index: number, end: number, frames: number) => {
  const row = table.current && rowOf(table.current, index);
  if (row) [...row.querySelectorAll<HTMLElement>(FOCUSABLE)].at(end)?.focus();
  else if (frames > 0) requestAnimationFrame(() => focusWhenDrawn(table, index, end, frames - 1));
};
