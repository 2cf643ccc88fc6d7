import type { PageComposition } from '@bee/contracts/page';
import type { PageMatch } from '@bee/platform/host';

/** Where a page view came from. */
export type Origin = { sourceLocation: string; sourceModel: string; sourcePage: string };

/**
 * The running release: the mounted one, else the one that the composition selects; the shell when no remote matches.
 */
export const running = (composition: PageComposition, remote: string | undefined) => {
  if (!remote) return { remote: 'shell', release: composition.shell.release, composition: composition.id };
  const host = document.querySelector<HTMLElement>(`[data-remote="${remote}"][data-ready]`);
  const release = host?.dataset.ready ?? composition.remotes[remote]?.release ?? '';
  return { remote, release, composition: composition.id };
};

export const place = (match: PageMatch | null) => ({
  sourceModel: match?.remote ?? '',
  sourcePage: match?.page.id ?? '',
});
