import { matchLocation } from '@bee/platform';

/** The page of this site that buying was begun on, as the query names it in `back`; undefined for anything else. */
export const readWayBack = ({ back }: Record<string, string>): string | undefined => {
  if (!back?.startsWith('/')) return undefined;
  const { origin, pathname, search } = new URL(back, HERE);
  return origin === HERE && matchLocation({ pathname, search }) ? back : undefined;
};

const HERE = 'http://here.invalid';
