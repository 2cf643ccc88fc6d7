import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@bee/build/workspace';
import { secondsSince } from '../seconds-since.ts';
import { watchMemory } from './peak-memory.ts';

const FOLDER = path.join(ROOT, '.tmp/reports');

/** An unused path for the report of a test runner. */
export const reportFile = (name: string): string => {
  mkdirSync(FOLDER, { recursive: true });
  const file = path.join(FOLDER, `${name}.json`);
  rmSync(file, { force: true });
  return file;
};

/**
 * Runs a test runner with its output on the screen; true when it exits with 0.
 * @param isHeld shows the output in one piece at the end, because another runner writes at the same time
 */
export const runReporting = (
  title: string,
  program: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
  isHeld = false,
): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const since = Date.now();
    console.log(`\n── ${title}`);
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: isHeld ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    const held: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece: Buffer) => held.push(piece));
    const peakMemory = watchMemory(child.pid ?? 0);
    child.once('error', reject);
    child.once('close', (code) => {
      const peak = peakMemory();
      process.stdout.write(Buffer.concat(held));
      if (peak)
        console.log(
          `── 内存峰值：全部进程合计 ${megabytes(peak.all)}，最大的一个进程 ${megabytes(peak.largest)}（${peak.program}）`,
        );
      console.log(`── ${title}：${code === 0 ? '通过' : '有失败'}（${secondsSince(since)}）`);
      resolve(code === 0);
    });
  });

const megabytes = (bytes: number): string => `${Math.round(bytes / 2 ** 20)} MB`;
