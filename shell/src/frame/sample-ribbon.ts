import type { StoreApi } from 'zustand';
import { writeSessionCookie } from '../log/cookie.ts';

/**
 * The ribbon that says once per page that it shows sample data. The document contains it and CSS shows it where a
 * sample mark is on the page; for the first page the server says whether there is one. Closing it lasts until the
 * browser closes.
 */
export const startSampleRibbon = (location: Pick<StoreApi<unknown>, 'subscribe'>): void => {
  const root = document.documentElement;
  document.querySelector('.shell-sample button')?.addEventListener('click', () => {
    root.dataset.sampleRibbon = 'closed';
    writeSessionCookie('bee_sample', 'closed');
  });
  location.subscribe(() => {
    delete root.dataset.hasSample;
    root.toggleAttribute('data-had-sample', document.querySelector('.bee-tag.is-sample') !== null);
  });
};
