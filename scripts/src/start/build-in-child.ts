import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '@bee/build/workspace';
import { secondsSince } from '../seconds-since.ts';
import type { ReleaseIds } from './outdated.ts';

const CONCURRENCY = 2;

/**
 * Builds in child processes, two at a time, so that the bundler's memory is freed before the site runs. Returns the ids
 * of the built releases, because the sources may be edited meanwhile.
 */
export const buildInChild = async (tasks: string[]): Promise<ReleaseIds> => {
  const since = Date.now();
  console.log(`构建有变化的部分：${tasks.join('、')}`);
  const waiting = [...tasks];
  const releases: ReleaseIds = {};
  const worker = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const release = await build(name);
      if (release) releases[name] = release;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  console.log(`构建完成（${secondsSince(since)}）`);
  return releases;
};

const PROGRAM = path.join(ROOT, 'scripts/src/start/build-one.ts');

/** @returns the release's id, the last line of the child's output; nothing for the server. */
const build = (name: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const since = Date.now();
    const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM, name], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let problems = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      problems += chunk.toString();
    });
    child.once('error', reject);
    child.once('close', (code) => {
      if (code !== 0) return reject(new Error(`${name} 构建失败：\n${problems.trim() || output.trim()}`));
      console.log(`  ${name}（${secondsSince(since)}）`);
      resolve(output.split('\n').at(-2) ?? '');
    });
  });
