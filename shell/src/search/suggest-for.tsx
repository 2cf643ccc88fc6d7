import { matchLocation } from '@bee/platform';
import type { Platform } from '@bee/platform/host';
import { createRoot } from 'react-dom/client';
import { SiteSuggestions } from './site-suggestions.tsx';

const known = new WeakSet<HTMLInputElement>();

/**
 * Turns a field of the site search into a combobox; the list is rendered outside of the page that contains the field.
 */
export const suggestFor = (field: HTMLInputElement, { api }: Pick<Platform, 'api'>) => {
  if (known.has(field) || !field.form) return;
  const target = new URL(field.form.action, window.location.href);
  if (matchLocation(target)?.page.id !== 'search/result') return;
  known.add(field);
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  const ask = (keyword: string, signal: AbortSignal) => api('article/suggest', { keyword }, { signal, raw: true });
  root.render(<SiteSuggestions field={field} ask={ask} onGone={remove} />);
  /** The page was unmounted, and its field with it. */
  function remove() {
    root.unmount();
    host.remove();
  }
};
