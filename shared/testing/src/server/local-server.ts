import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Listens on 127.0.0.1, on a free port by default. `close` also ends connections that are kept open. */
export const startLocalServer = async (listener: RequestListener, port = 0) => {
  const server = createServer(listener).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async (): Promise<void> => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
};
