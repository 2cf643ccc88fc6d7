/** Visits, and how many of them failed. */
export type Share = { visits: number; failing: number };

/** Pages that the server was to render, and how many of them failed. */
export type Renders = { renders: number; renderFailed: number };

/** Evidence about one release from the last ten minutes; only visits that an edge issued and served with it. */
export type ReleaseEvidence = Share &
  Renders & {
    remote: string;
    release: string;
    /** Networks of the failing visits, as seen by the edge. */
    networks: number;
    /** Counted by the edges. */
    documents: number;
    renderNetworks: number;
    /** Edges that reported anything about it, and those of them that refused files. */
    edges: number;
    refusedEdges: number;
    refusedWindows: number;
    /** 95th percentile of the time to assemble a document; ms. */
    renderP95: number | null;
    /** Visits that reported their largest contentful paint. */
    measured: number;
    /** 75th percentile of the largest contentful paint; ms. */
    lcpP75: number | null;
  };

/** The same remote on the day before, with any release. */
export type Before = Share & Renders & { lcpP75: number | null };

export const shareOf = ({ visits, failing }: Share): number => (visits === 0 ? 0 : failing / visits);

export const renderShareOf = ({ renders, renderFailed }: Renders): number =>
  renders === 0 ? 0 : renderFailed / renders;

/** Evidence of a release without reports. */
export const nothingOf = (remote: string, release: string): ReleaseEvidence => ({
  ...{ remote, release, visits: 0, failing: 0, networks: 0, documents: 0, renders: 0, renderFailed: 0 },
  ...{ renderNetworks: 0, edges: 0, refusedEdges: 0, refusedWindows: 0 },
  ...{ renderP95: null, measured: 0, lcpP75: null },
});
