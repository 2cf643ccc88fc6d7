import type { Permit } from '@bee/contracts/resource/trade';

/** The last change of a permit; imported lists are in no certain order. */
export const newestEvent = ({ history }: Pick<Permit, 'history'>): Permit['history'][number] | undefined =>
  history.toSorted((a, b) => (a.date < b.date ? 1 : -1))[0];
