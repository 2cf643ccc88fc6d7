import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '@bee/build/workspace';
import { secondsSince } from '../seconds-since.ts';
import type { Outdated } from './outdated.ts';

const AT_ONCE = 2;

/** Builds in processes of their own, two at a time, so that the bundler's memory is gone when the site runs. */
export const buildInChild = async ({ releases, server }: Outdated): Promise<void> => {
  const since = Date.now();
  const tasks = [...(server ? ['server'] : []), ...releases.map(({ name }) => name)];
  console.log(`构建有变化的部分：${tasks.join('、')}`);
  const waiting = [...tasks];
  const worker = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) await build(name);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  console.log(`构建完成（${secondsSince(since)}）`);
};

const PROGRAM = path.join(ROOT, 'scripts/src/start/build-one.ts');

const build = (name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const since = Date.now();
    const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM, name], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', reject);
    child.once('close', (code) => {
      if (code !== 0) return reject(new Error(`${name} 构建失败：\n${output.trim()}`));
      console.log(`  ${name}（${secondsSince(since)}）`);
      resolve();
    });
  });
