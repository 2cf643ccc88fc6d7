import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { COMMANDS, createDriver } from './webdriver.ts';

const START_MS = 30_000;
const LIBRARIES = '/usr/lib/x86_64-linux-gnu';

const findMiniBrowser = (): string | undefined =>
  readdirSync(LIBRARIES)
    .filter((name) => name.startsWith('webkit2gtk-'))
    .map((name) => path.join(LIBRARIES, name, 'MiniBrowser'))
    .find((file) => existsSync(file));

/** WebKit's small browser, driven over HTTP by WebKitWebDriver. It has no mode without a display: xvfb brings one. */
export const startWebkit = async (port: number) => {
  const binary = process.env.WEBKIT_PATH ?? findMiniBrowser();
  if (!binary) throw new Error('WebKit is not installed: webkit2gtk-driver');
  const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    // Its own sandbox does not work in containers; all pages are ours.
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', LIBGL_ALWAYS_SOFTWARE: '1' },
  });
  const ended = new Promise<never>((_, reject) => driver.once('error', reject));
  const call = async (method: string, place: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}/${place}`, { method, body: body && JSON.stringify(body) });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
    if (!response.ok) throw new Error(`${place}: ${value?.error}: ${value?.message}`);
    return value;
  };
  const end = Date.now() + START_MS;
  const ready = async () => {
    while (!(await call('GET', 'status').catch(() => null))) {
      if (Date.now() > end) throw new Error('WebKitWebDriver does not answer');
      await sleep(200);
    }
  };
  await Promise.race([ready(), ended]);
  const options = { binary, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const { sessionId } = (await call('POST', 'session', { capabilities })) as { sessionId: string };
  return {
    ...createDriver((command, { id, ...params }) => {
      const [method = '', below = ''] = COMMANDS[command].http.split(' ');
      const place = `session/${sessionId}/${below.replace('{id}', String(id))}`;
      return call(method, place, method === 'POST' ? params : undefined);
    }),
    close: async () => {
      await call('DELETE', `session/${sessionId}`).catch(() => {});
      if (driver.pid) process.kill(-driver.pid);
    },
  };
};
