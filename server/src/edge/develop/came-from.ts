import type { FastifyRequest } from 'fastify';

/** The page that the user left, if it belongs to this site. */
export const cameFrom = ({ headers: { referer = '' }, host }: FastifyRequest): string => {
  if (!URL.canParse(referer)) return '/';
  const { host: of, pathname, search } = new URL(referer);
  return of === host && !/^\/(dev\/|preview\/|\/)/.test(pathname) ? pathname + search : '/';
};
