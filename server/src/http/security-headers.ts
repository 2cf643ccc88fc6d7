import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';

/**
 * Headers that helmet adds to every response, computed once: its plugin rebuilds all parts for each request, which took
 * longer than most responses.
 */
export const securityHeaders = ({ https }: { https: boolean }): Record<string, string> => {
  const request = new IncomingMessage(new Socket());
  const answer = new ServerResponse(request);
  const set = helmet({
    // Documents have their own policy, with a nonce.
    contentSecurityPolicy: false,
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: https,
  });
  set(request, answer, (error) => {
    if (error) throw error;
  });
  return answer.getHeaders() as Record<string, string>;
};
