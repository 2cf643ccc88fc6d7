import type { EdgeWindow } from '@bee/contracts/resource/site';

const MAX_NETWORKS = 50;
const MAX_RELEASES = 200;
/** Samples for the percentile. */
const MAX_TIMES = 1000;

export type SeenDocument = {
  /** All releases of the document's composition, by name. */
  releases: Record<string, string>;
  /** Remote that owns the page; null if no page was found. */
  remote: string | null;
  /** How the page was rendered; see PageAnswer. */
  render: 'server' | 'client' | 'fallback' | 'none';
  /** Milliseconds until the document was assembled. */
  ms: number;
  /** Hash of the network. */
  network: string;
};

/** Counts of two seconds. */
export type OpenWindow = {
  document(seen: SeenDocument): void;
  /** The first document of a visit in this minute. A visit counts for every release of the composition. */
  visit(releases: SeenDocument['releases']): void;
  refused(remote: string, release: string): void;
  /** Null if nothing happened. */
  close(slot: number): Omit<EdgeWindow, 'age_ms'> | null;
};

type Counts = Pick<
  EdgeWindow['releases'][number],
  'remote' | 'release' | 'documents' | 'visits' | 'renders' | 'render_failed' | 'files_refused'
> & { networks: Set<string>; times: number[] };

/** @param counts whether a render of this release and network counts */
export const openWindow = (counts: (release: string, network: string) => boolean): OpenWindow => {
  const counted = new Map<string, Counts>();

  const countsOf = (remote: string, release: string): Counts | null => {
    const key = `${remote}@${release}`;
    const known = counted.get(key);
    if (known || counted.size >= MAX_RELEASES) return known ?? null;
    const made = { remote, release, documents: 0, visits: 0, renders: 0, render_failed: 0, files_refused: 0 };
    const fresh = { ...made, networks: new Set<string>(), times: [] };
    counted.set(key, fresh);
    return fresh;
  };

  const countDocument = ({ releases, render, ms, network }: SeenDocument, remote: string) => {
    const of = countsOf(remote, releases[remote] ?? '');
    if (!of?.release) return;
    of.documents += 1;
    if (render !== 'server' && render !== 'fallback') return;
    if (of.times.length < MAX_TIMES) of.times.push(ms);
    if (!counts(`${of.remote}@${of.release}`, network)) return;
    of.renders += 1;
    if (render === 'server') return;
    of.render_failed += 1;
    if (of.networks.size < MAX_NETWORKS) of.networks.add(network);
  };

  return {
    visit: (releases) => {
      for (const [remote, release] of Object.entries(releases)) {
        const of = countsOf(remote, release);
        if (of) of.visits += 1;
      }
    },
    /** A document counts for the remote of its page, and for the shell, in which all are rendered. */
    document: (seen) => {
      if (!seen.remote) return;
      for (const remote of new Set([seen.remote, 'shell'])) countDocument(seen, remote);
    },
    refused: (remote, release) => {
      const of = countsOf(remote, release);
      if (of) of.files_refused += 1;
    },
    close: (slot) =>
      counted.size === 0
        ? null
        : {
            slot,
            served: [],
            releases: [...counted.values()]
              .filter(({ release }) => release)
              .map(({ networks, times, ...seen }) => ({
                ...seen,
                render_p95: percentile(times, 0.95),
                render_networks: [...networks],
              })),
          },
  };
};

const percentile = (times: number[], share: number): number | null => {
  const sorted = [...times].sort((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return value === undefined ? null : Math.round(value);
};
