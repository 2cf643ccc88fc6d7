import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { COMMANDS, createDriver } from './webdriver.ts';

const START_MS = 60_000;

/**
 * Firefox, driven by Marionette: geckodriver, which would translate from HTTP, is in no package of Debian. A message is
 * its length, a colon and JSON: `[0, id, command, parameters]`, answered by `[1, id, error, result]`.
 */
export const startFirefox = async (port: number) => {
  const profile = mkdtempSync(path.join(tmpdir(), 'bee-firefox-'));
  writeFileSync(
    path.join(profile, 'user.js'),
    [`user_pref("marionette.port", ${port});`, 'user_pref("intl.accept_languages", "zh-CN");'].join('\n'),
  );
  const program = process.env.FIREFOX_PATH ?? 'firefox-esr';
  const browser = spawn(program, ['--headless', '--marionette', '--no-remote', '-profile', profile], {
    stdio: 'ignore',
    env: { ...process.env, HOME: profile },
  });
  const ended = new Promise<never>((_, reject) => browser.once('error', reject));
  const socket = await Promise.race([connected(port, browser), ended]);
  const call = callOver(socket);
  await call('WebDriver:NewSession', {});
  return {
    ...createDriver(async (command, params) => {
      const answer = (await call(COMMANDS[command].marionette, params)) as { value?: unknown };
      return answer.value;
    }),
    close: async () => {
      await call('Marionette:Quit', { flags: ['eForceQuit'] }).catch(() => {});
      socket.destroy();
      if (browser.exitCode === null) browser.kill('SIGKILL');
      rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
};

const connected = async (port: number, browser: ChildProcess): Promise<Socket> => {
  const end = Date.now() + START_MS;
  while (Date.now() < end && browser.exitCode === null) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('data', () => resolve(true)); // its greeting
      socket.once('error', () => resolve(false));
    });
    if (isOpen) return socket;
    await sleep(200);
  }
  throw new Error('Firefox does not answer');
};

type Answer = [type: 1, id: number, error: { error: string; message: string } | null, result: unknown];

const callOver = (socket: Socket) => {
  const waiting = new Map<number, (answer: Answer) => void>();
  let received = Buffer.alloc(0);
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (colon < 0 || received.length < end) return;
      const answer = JSON.parse(received.subarray(colon + 1, end).toString()) as Answer;
      received = received.subarray(end);
      waiting.get(answer[1])?.(answer);
      waiting.delete(answer[1]);
    }
  });
  let last = 0;
  return (command: string, params: object): Promise<unknown> =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, ([, , error, result]) =>
        error ? reject(new Error(`${command}: ${error.error}: ${error.message}`)) : resolve(result),
      );
      const message = JSON.stringify([0, last, command, params]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
};
