import { matchLocation } from '@bee/platform';

/** The page of this site where the purchase started, from the query key `back`; undefined for any other address. */
export const readWayBack = ({ back }: Record<string, string>): string | undefined => {
  if (!back?.startsWith('/')) return undefined;
  const { origin, pathname, search } = new URL(back, HERE);
  return origin === HERE && matchLocation({ pathname, search }) ? back : undefined;
};

const HERE = 'http://here.invalid';
