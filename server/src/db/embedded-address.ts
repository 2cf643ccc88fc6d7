import { createHash } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';

/** `pg` treats a host that is a folder as the location of the Unix socket `.s.PGSQL.<port>`. */
export type EmbeddedAddress = { host: string; port: number };

const PORT = 5432;
/** The kernel's limit is 108 bytes. */
const LONGEST_SOCKET_PATH = 100;

export const socketFile = ({ host, port }: EmbeddedAddress): string => path.join(host, `.s.PGSQL.${port}`);

/** Socket address of a data folder. Falls back to the temporary folder when the path is too long for a socket. */
export const embeddedAddress = (dataDir: string): EmbeddedAddress => {
  const own = { host: path.resolve(dataDir), port: PORT };
  if (Buffer.byteLength(socketFile(own)) <= LONGEST_SOCKET_PATH) return own;
  const hash = createHash('sha256').update(own.host).digest('hex').slice(0, 16);
  return { host: path.join(os.tmpdir(), `bee-${hash}`), port: PORT };
};
