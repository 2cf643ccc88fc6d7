import { NotSignedIn } from './errors.ts';

/** The signed-in member of a call, with the data that access rules need. */
export type Viewer = {
  uid: string;
  sessionId: string;
  isVip: boolean;
  isVegetableVip: boolean;
  isOperator: boolean;
};

/** @throws NotSignedIn for visitors */
export const memberOf = ({ viewer }: { viewer: Viewer | null }): Viewer => {
  if (!viewer) throw new NotSignedIn();
  return viewer;
};

/** @throws NotSignedIn for visitors */
export const uidOf = (call: { viewer: Viewer | null }): number => Number(memberOf(call).uid);

export const uidOrNull = (viewer: Viewer | null): number | null => viewer && Number(viewer.uid);
