import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectTo, type OpenDatabase } from './connect.ts';
import { type EmbeddedDatabase, startEmbedded } from './embedded.ts';

const KILLS = 10;
const WRITERS = 4;
/**
 * How long the writers run before a kill; varied so that kills hit different moments of a write and of a checkpoint.
 */
const momentOf = (kill: number): number => 20 + ((kill * 37) % 130);

jest.setTimeout(180_000);

describe('the embedded database', () => {
  let folder: string;
  let embedded: EmbeddedDatabase;
  let connection: OpenDatabase;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'bee-kill-'));
    embedded = await startEmbedded({ dataDir: folder });
    connection = connectTo({ ...embedded.address, user: 'postgres', database: 'postgres', max: WRITERS });
    await connection.pool.query('create table written (id int primary key, text text not null)');
  });

  afterAll(async () => {
    await connection.close();
    await embedded.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it(`loses nothing that it acknowledged when it is killed ${KILLS} times while it writes`, async () => {
    const acknowledged: number[] = [];
    let next = 0;
    let isRunning = true;
    const write = async () => {
      while (isRunning) {
        const id = next++;
        await connection.pool.query('insert into written values ($1, $2)', [id, 'x'.repeat(200)]).then(
          () => acknowledged.push(id),
          () => sleep(50),
        );
      }
    };
    const writers = Array.from({ length: WRITERS }, write);
    for (let kill = 0; kill < KILLS; kill++) {
      const before = acknowledged.length;
      while (acknowledged.length === before) await sleep(10);
      await sleep(momentOf(kill));
      const pid = embedded.pid();
      if (pid) process.kill(pid, 'SIGKILL');
      while (embedded.pid() === pid) await sleep(10);
    }
    isRunning = false;
    await Promise.all(writers);
    const { rows } = await connection.pool.query<{ id: number }>('select id from written');
    const kept = new Set(rows.map(({ id }) => id));
    expect(acknowledged.length).toBeGreaterThan(KILLS);
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  });
});
