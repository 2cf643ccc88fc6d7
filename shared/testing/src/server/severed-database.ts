import net, { type AddressInfo } from 'node:net';
import { connectTo } from '../../../../server/src/db/connect.ts';
import type { Report } from '../../../../server/src/telemetry/process-log.ts';
import { openTestDatabase, type ServerTestDatabase } from './test-database.ts';

export type SeveredDatabase = ServerTestDatabase & {
  /** Lines logged by the health check. */
  lines: string[];
  /** What the log keeps of each line. */
  records: Parameters<Report>[1][];
  /** Simulates a stopped database: connections break and new ones fail. */
  sever(): Promise<void>;
  mend(): Promise<void>;
  /** Simulates a machine that is gone: connections stay open, new ones are accepted, and nothing answers. */
  freeze(): void;
  /** Answers new connections only, as another machine in its place does. */
  thaw(): void;
};

/** A test database behind a connection that can be cut. */
export const openSeveredDatabase = async (max: number): Promise<SeveredDatabase> => {
  const own = await openTestDatabase();
  const { connectionString, host, port } = own.pool.options;
  const url = connectionString ? new URL(connectionString) : null;
  const target: net.NetConnectOpts = url
    ? { host: url.hostname, port: Number(url.port || 5432) }
    : { path: `${host}/.s.PGSQL.${port}` };
  const sockets = new Set<net.Socket>();
  let frozen = false;
  const line = net.createServer((near) => {
    if (frozen) {
      sockets.add(near);
      near.on('error', () => undefined).on('close', () => sockets.delete(near));
      return;
    }
    const far = net.connect(target);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  const listen = (at: number) => new Promise<void>((resolve) => line.listen(at, '127.0.0.1', resolve));
  await listen(0);
  const { port: open } = line.address() as AddressInfo;
  const lines: string[] = [];
  const records: SeveredDatabase['records'] = [];
  const connection = connectTo(
    {
      host: '127.0.0.1',
      port: open,
      user: url ? decodeURIComponent(url.username) : 'postgres',
      database: url ? url.pathname.slice(1) : 'postgres',
      max,
      connectionTimeoutMillis: 1_000,
      ...(url?.password && { password: decodeURIComponent(url.password) }),
    },
    (text, details) => {
      lines.push(text);
      records.push(details);
    },
  );
  const freeze = () => {
    frozen = true;
    for (const socket of sockets) socket.unpipe().pause();
  };
  const sever = async () => {
    const closed = new Promise((resolve) => line.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return {
    ...connection,
    kind: own.kind,
    lines,
    records,
    sever,
    mend: () => listen(open),
    freeze,
    thaw: () => {
      frozen = false;
    },
    close: async () => {
      await connection.close();
      if (line.listening) await sever();
      await own.close();
    },
  };
};
