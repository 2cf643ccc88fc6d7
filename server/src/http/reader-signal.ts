import type { FastifyReply } from 'fastify';

/** Aborted if the caller disconnects before the response is complete. */
export const readerSignal = ({ raw }: FastifyReply): AbortSignal => {
  const gone = new AbortController();
  const leave = () => raw.writableFinished || gone.abort();
  if (raw.destroyed) leave();
  else raw.once('close', leave);
  return gone.signal;
};
