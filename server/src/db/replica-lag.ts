/**
 * Measures how far a replica is behind by the positions of both logs and the clock of this process. The replica's own
 * figures do not show that it has lost its primary.
 */
export const createReplicaLag = () => {
  /** Positions of the primary that the replica has not replayed yet, oldest first. */
  let pending: { position: number; at: number }[] = [];
  return {
    /**
     * @param replayed null if it is no replica but a server that takes writes itself
     * @returns seconds since the oldest position that is missing was read from the primary; 0 if none is
     */
    measure: (position: number, replayed: number | null, now: number): number => {
      pending = [...pending, { position, at: now }].filter((one) => replayed !== null && one.position > replayed);
      const [oldest] = pending;
      return oldest ? (now - oldest.at) / 1000 : 0;
    },
  };
};
