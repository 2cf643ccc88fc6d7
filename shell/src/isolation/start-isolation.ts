import { matchLocation } from '@bee/platform';
import type { Platform } from '@bee/platform/host';
import { running } from '../log/running.ts';
import { GlobalsError, reportDamage, ShellNodesError } from './damage.ts';
import { firstWindowKeys } from './first-state.ts';
import { removeFromWindow, restoreBuiltIns, windowKeys } from './globals.ts';
import { watchKeptMemory } from './kept-memory.ts';
import { watchFrameLinks, watchShellNodes } from './shell-nodes.ts';

/**
 * Remotes share one window. Damage to it is repaired and reported as a failure of the remote that caused it. Built-in
 * functions and parts of the frame are restored at once. Globals that a remote added while starting are removed when
 * another remote starts. What a repair cannot find stays, so the next link loads a fresh document.
 */
export const startIsolation = ({ composition, location }: Platform, onDamage: () => void) => {
  let remote = location.getState().match?.remote;
  const known = new Set(firstWindowKeys);
  /** Globals added by the current remote, and those of remotes that have been unmounted. */
  let left: string[] = [];
  let forgotten: string[] = [];

  const report = (name: string | undefined, module: string, error: Error) => {
    onDamage();
    if (!name) return;
    reportDamage(name, running(composition, name).release, module, error);
  };
  const restore = (only?: readonly object[]) => {
    const replaced = restoreBuiltIns(only);
    if (replaced.length > 0) report(remote, 'globals', new GlobalsError(`changed ${replaced.join(', ')}`));
  };
  const noteNew = () => {
    if (!remote) return;
    const fresh = windowKeys().filter((key) => !known.has(key));
    if (fresh.length === 0) return;
    for (const key of fresh) known.add(key);
    left.push(...fresh);
    report(remote, 'window', new GlobalsError(`left ${fresh.join(', ')} on the window`));
  };
  const started = () => {
    restore();
    for (const key of forgotten) known.delete(key);
    removeFromWindow(forgotten.splice(0));
    noteNew();
  };

  watchShellNodes((names) => report(remote, 'nodes', new ShellNodesError(`took away ${names.join(', ')}`)));
  watchKeptMemory();
  watchFrameLinks((count) => report(remote, 'nodes', new ShellNodesError(`changed the address of ${count} links`)));
  started();
  new MutationObserver((changes) => {
    if (changes.some(({ target }) => target instanceof HTMLElement && target.dataset.ready)) started();
  }).observe(document.body, { subtree: true, attributeFilter: ['data-ready'] });
  // A changed history would keep the reader on the page: the address would never change. Everything else waits until
  // the remote is left, as libraries that a page loads late (pdf.js) bring replacements of their own.
  document.addEventListener('click', () => restore([history, History.prototype]), true);
  location.subscribe(() => {
    const next = matchLocation(window.location)?.remote;
    if (next === remote) return;
    restore();
    forgotten = [...forgotten, ...left];
    left = [];
    remote = next;
    // Globals added later than the start belong to no remote: browser extensions add theirs too.
    for (const key of windowKeys()) known.add(key);
  });
};
