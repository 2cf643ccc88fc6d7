import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watchMemory } from './peak-memory.ts';

const MB = 1024 * 1024;
const HOLD_200_MB = 'const held = Buffer.alloc(200 * 1024 * 1024, 1); setTimeout(() => console.log(held.length), 1000)';
const START_CHILD = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(HOLD_200_MB)}])`;

describe('the peak of memory', () => {
  it('includes memory of descendant processes', async () => {
    const running = spawn(process.execPath, ['-e', START_CHILD]);
    const stop = watchMemory(running.pid ?? 0, 50);
    await once(running, 'close');
    const peak = stop();
    expect(peak?.largest).toBeGreaterThan(200 * MB);
    expect(peak?.largest).toBeLessThan(400 * MB);
    expect(peak?.program).toContain('held.length');
    expect(peak?.all).toBeGreaterThan((peak?.largest ?? 0) + 10 * MB);
  });
});
