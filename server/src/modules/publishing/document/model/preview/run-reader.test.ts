import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildBomb } from '@bee/testing/server/pdf-bomb';
import { buildPdf } from '@bee/testing/server/pdfs';
import { runReader } from './run-reader.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'bee-reader-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const jobFor = (bytes: Buffer) => {
  const input = path.join(folder, 'input.pdf');
  writeFileSync(input, bytes);
  return { kind: 'pdf' as const, input, output: path.join(folder, 'output'), keep: 1 };
};

/** Running processes that were started for files of this test. */
const readersAlive = (): string[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(path.join(folder, 'input.pdf'));
      } catch {
        return false;
      }
    });

it('ends a file that unfolds without end, by time or by memory, and nothing of it stays', async () => {
  const job = jobFor(buildBomb());
  await expect(runReader(job, { seconds: 2, residentMb: 100_000 })).rejects.toMatchObject({ reason: 'time' });
  expect(readersAlive()).toEqual([]);
  await expect(runReader(job, { seconds: 60, residentMb: 350 })).rejects.toMatchObject({ reason: 'memory' });
  expect(readersAlive()).toEqual([]);
});

it('reads an honest file under the same limits', async () => {
  const answer = await runReader(jobFor(await buildPdf(3)), { seconds: 60, residentMb: 350 });
  expect(answer).toMatchObject({ kind: 'pdf', pages: 3, problem: null, cut: { sha256: expect.any(String) } });
});
