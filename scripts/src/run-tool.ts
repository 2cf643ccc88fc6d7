import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '@bee/build/workspace';

export type ToolResult = { ok: boolean; output: string };

/** Runs a program of node_modules/.bin at the root of the repository and collects its output. */
export const runTool = (name: string, args: string[]): Promise<ToolResult> =>
  new Promise((resolve, reject) => {
    const child = spawn(path.join(ROOT, 'node_modules/.bin', name), args, {
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
    child.once('close', (code) => resolve({ ok: code === 0, output: output.trim() }));
  });
