import type { PageComposition } from '@bee/contracts/page';
import type { PageMatch } from '@bee/platform/host';

/** Where something came from. */
export type Origin = { sourceLocation: string; sourceModel: string; sourcePage: string };

/** What runs: the release that is mounted, or the one that the composition means to mount; the shell without a remote. */
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
