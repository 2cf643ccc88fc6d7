import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';

/**
 * What helmet sends with every answer, asked once: its plugin makes all of its parts anew for each request, which cost
 * more than most answers.
 */
export const securityHeaders = ({ https }: { https: boolean }): Record<string, string> => {
  const request = new IncomingMessage(new Socket());
  const answer = new ServerResponse(request);
  const set = helmet({
    // Documents bring a policy of their own, with a nonce.
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
