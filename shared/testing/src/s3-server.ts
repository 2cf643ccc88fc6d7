import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.ts';

/** The account that the server knows; it looks at the name of the key, not at signatures. */
export const S3_KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

export type S3Server = { endpoint: string; stop(): Promise<void> };

/** A real S3 server in a process of its own, with one bucket. */
export const startS3Server = async (bucket: string): Promise<S3Server> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bee-s3-'));
  const port = await freePort();
  const server = spawn(
    process.execPath,
    // Its tokens for the next page of a list use a cipher of long ago.
    [
      '--openssl-legacy-provider',
      programFile(),
      '-d',
      folder,
      '-a',
      '127.0.0.1',
      '-p',
      String(port),
      '--configure-bucket',
      bucket,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  await listening(server);
  return {
    endpoint: `http://127.0.0.1:${port}`,
    stop: async () => {
      const gone = once(server, 'exit');
      server.kill();
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
};

const programFile = (): string =>
  path.join(
    path.dirname(createRequire(path.resolve('shared/testing/package.json')).resolve('s3rver/package.json')),
    'bin/s3rver.js',
  );

const listening = (server: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = '';
    for (const output of [server.stdout, server.stderr])
      output?.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (/listening/i.test(said)) resolve();
      });
    server.once('exit', () => reject(new Error(`the S3 server ended: ${said}`)));
  });
