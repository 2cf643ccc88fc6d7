/** How much of what was tried failed. */
export type Share = { visits: number; failing: number };

/** How many pages the server was to render, and could not. */
export type Renders = { renders: number; renderFailed: number };

/** What is known about one release of the last ten minutes; only visits that an edge issued and served with it. */
export type ReleaseEvidence = Share &
  Renders & {
    remote: string;
    release: string;
    /** Networks of the visits that failed, as the edge saw them. */
    networks: number;
    /** As the edges saw it. */
    documents: number;
    renderNetworks: number;
    /** Edges that saw anything of it, and those of them that refused files. */
    edges: number;
    refusedEdges: number;
    refusedWindows: number;
    /** 95 of 100 documents stood within this time; ms. */
    renderP95: number | null;
    /** Visits that told how fast their page came. */
    measured: number;
    /** Largest contentful paint, 75 of 100; ms. */
    lcpP75: number | null;
  };

/** The same remote on the day before, whichever release it had. */
export type Before = Share & Renders & { lcpP75: number | null };

export const shareOf = ({ visits, failing }: Share): number => (visits === 0 ? 0 : failing / visits);

export const renderShareOf = ({ renders, renderFailed }: Renders): number =>
  renders === 0 ? 0 : renderFailed / renders;

/** Of what nothing was heard. */
export const nothingOf = (remote: string, release: string): ReleaseEvidence => ({
  ...{ remote, release, visits: 0, failing: 0, networks: 0, documents: 0, renders: 0, renderFailed: 0 },
  ...{ renderNetworks: 0, edges: 0, refusedEdges: 0, refusedWindows: 0 },
  ...{ renderP95: null, measured: 0, lcpP75: null },
});
