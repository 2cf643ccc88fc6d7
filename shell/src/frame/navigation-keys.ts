import type { KeyboardEvent } from 'react';
import { drawerId } from './drawer-switch.tsx';
import { closeDrawer } from './use-drawer.ts';

const item = '[data-nav-item]';

/**
 * Arrow keys of the tree: up and down among siblings, right into a group, left and Escape to its head. Tab works as
 * usual.
 */
export function onNavigationKey(event: KeyboardEvent<HTMLElement>): void {
  if (!(event.target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
  const next = nextItem(event.key, event.target, event.currentTarget);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function nextItem(key: string, from: HTMLElement, nav: HTMLElement): HTMLElement | null {
  if (key === 'Escape') return leave(from, nav);
  const entry = from.closest('li');
  if (!entry || !from.matches(item)) return null;
  if (key === 'ArrowDown') return siblingItem(entry, 1);
  if (key === 'ArrowUp') return siblingItem(entry, -1);
  if (key === 'ArrowRight') return entry.querySelector<HTMLElement>(`.shell-nav-children ${item}`);
  if (key === 'ArrowLeft') return head(entry);
  return null;
}

/** The next sibling's item; wraps around at both ends. */
function siblingItem(entry: Element, step: 1 | -1): HTMLElement | null {
  const siblings = [...(entry.parentElement?.children ?? [])];
  const next = siblings.at((siblings.indexOf(entry) + step) % siblings.length);
  return next?.querySelector<HTMLElement>(item) ?? null;
}

function head(entry: Element): HTMLElement | null {
  return entry.parentElement?.closest('li')?.querySelector<HTMLElement>(item) ?? null;
}

/** Closes the innermost open element: the fly-out of a group (it opens again on the next focus), then the drawer. */
function leave(from: HTMLElement, nav: HTMLElement): HTMLElement | null {
  const drawer = nav.querySelector<HTMLInputElement>(`#${drawerId}`);
  const group = from.closest<HTMLElement>('.is-depth-0 > .shell-nav-group');
  if (drawer?.checked) {
    closeDrawer(drawer);
    return drawer;
  }
  if (!group || group.hasAttribute('data-dismissed')) return null;
  group.setAttribute('data-dismissed', '');
  const dismissed = new AbortController();
  const { signal } = dismissed;
  const back = () => {
    group.removeAttribute('data-dismissed');
    dismissed.abort();
  };
  const leftByFocus = ({ relatedTarget }: FocusEvent) =>
    relatedTarget instanceof Node && group.contains(relatedTarget) ? undefined : back();
  group.addEventListener('mouseleave', back, { signal });
  group.addEventListener('focusout', leftByFocus, { signal });
  return group.querySelector<HTMLElement>(item);
}
