import type { KeyboardEvent } from 'react';

const focusable = ['a[href]', 'button', 'input:not([type=hidden])', 'select', 'textarea', '[tabindex]']
  .map((control) => `${control}:not(:disabled, [tabindex='-1'])`)
  .join();

/** Focus trap for `onKeyDown` of a modal: Tab on the last control goes to the first one, Shift+Tab the other way. */
export function wrapTabFocus(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab') return;
  const controls = event.currentTarget.querySelectorAll<HTMLElement>(focusable);
  const [first, last] = [controls[0], controls[controls.length - 1]];
  const [from, to] = event.shiftKey ? [first, last] : [last, first];
  if (!to || document.activeElement !== from) return;
  event.preventDefault();
  to.focus();
}
