import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { joinDatabase } from './connect.ts';
import { startEmbedded } from './embedded.ts';
import { embeddedAddress, socketFile } from './embedded-address.ts';
import { DataFolderBusy, findRunning } from './embedded-lock.ts';

jest.setTimeout(180_000);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'bee-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('one data folder', () => {
  it('has one database: a second is refused with the pid of the first, commands join it, and it stops cleanly', async () => {
    const first = await startEmbedded({ dataDir: folder });
    const refused = await startEmbedded({ dataDir: folder }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(DataFolderBusy);
    expect((refused as Error).message).toContain(`正被进程 ${first.pid()} 使用`);
    expect(findRunning(folder)?.pid).toBe(first.pid());

    const joined = await joinDatabase({ dataDir: folder });
    expect((await joined.pool.query('select 1 + 1 as sum')).rows).toEqual([{ sum: 2 }]);
    await joined.close();
    expect(findRunning(folder)).not.toBeNull();

    await first.stop();
    expect(findRunning(folder)).toBeNull();
    const next = await startEmbedded({ dataDir: folder });
    await next.stop();
  });

  it('is taken over from a process that is gone, and from a pid that is another program now', async () => {
    for (const pid of [4_194_300, process.pid]) {
      writeFileSync(path.join(folder, 'database.lock'), JSON.stringify({ pid, ...embeddedAddress(folder) }));
      const database = await startEmbedded({ dataDir: folder });
      const lock = JSON.parse(readFileSync(path.join(folder, 'database.lock'), 'utf8'));
      expect(lock.pid).toBe(database.pid());
      await database.stop();
    }
  });

  it('is started again when its database ends on its own', async () => {
    const crashes: string[] = [];
    const database = await startEmbedded({ dataDir: folder, onCrash: (reason) => crashes.push(reason) });
    const pid = database.pid();
    if (pid) process.kill(pid, 'SIGKILL');
    while (database.pid() === pid) await sleep(20);
    expect(crashes).toEqual([expect.stringContaining('SIGKILL')]);
    await database.stop();
  });
});

describe('the socket', () => {
  it('moves to the temporary folder when its path would be too long', () => {
    const deep = path.join(folder, 'x'.repeat(120));
    mkdirSync(deep);
    expect(Buffer.byteLength(socketFile(embeddedAddress(deep)))).toBeLessThan(108);
    expect(embeddedAddress(deep)).toEqual(embeddedAddress(deep));
    expect(embeddedAddress(`${deep}y`)).not.toEqual(embeddedAddress(deep));
  });
});
