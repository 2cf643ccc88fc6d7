/** How much of what was tried failed. */
export type Share = { visits: number; failing: number };

/** What is known about one release of the last ten minutes; only visits that an edge issued and served with it. */
export type ReleaseEvidence = Share & {
  remote: string;
  release: string;
  /** Networks of the visits that failed, as the edge saw them. */
  networks: number;
  /** As the edges saw it. */
  documents: number;
  renders: number;
  renderFailed: number;
  renderNetworks: number;
  refusedWindows: number;
  /** 95 of 100 documents stood within this time; ms. */
  renderP95: number | null;
  /** Visits that told how fast their page came. */
  measured: number;
  /** Largest contentful paint, 75 of 100; ms. */
  lcpP75: number | null;
};

/** The same remote on the day before, whichever release it had. */
export type Before = Share & { lcpP75: number | null };

export const shareOf = ({ visits, failing }: Share): number => (visits === 0 ? 0 : failing / visits);
