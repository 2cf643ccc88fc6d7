import { createHash } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';

/** For `pg`, a host that is a folder means the Unix socket `.s.PGSQL.<port>` in it. */
export type EmbeddedAddress = { host: string; port: number };

const PORT = 5432;
/** The kernel's limit is 108 bytes. */
const LONGEST_SOCKET_PATH = 100;

export const socketFile = ({ host, port }: EmbeddedAddress): string => path.join(host, `.s.PGSQL.${port}`);

/** The socket of a data folder; in the temporary folder when its own path is too long for a socket. */
export const embeddedAddress = (dataDir: string): EmbeddedAddress => {
  const own = { host: path.resolve(dataDir), port: PORT };
  if (Buffer.byteLength(socketFile(own)) <= LONGEST_SOCKET_PATH) return own;
  const hash = createHash('sha256').update(own.host).digest('hex').slice(0, 16);
  return { host: path.join(os.tmpdir(), `bee-${hash}`), port: PORT };
};
