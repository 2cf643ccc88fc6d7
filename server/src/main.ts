import { systemClock } from './clock.ts';
import { DataFolderBusy } from './db/embedded-lock.ts';
import { startSandboxService } from './open-sandbox.ts';
import { findProjectRoot } from './project.ts';
import { startServer } from './server.ts';
import { keptSecret } from './settings/kept-secret.ts';
import { closeToOthers, keepFilesPrivate } from './settings/private-files.ts';
import { InvalidSettings, readSettings, type Settings } from './settings.ts';

const root = findProjectRoot();
const STOP_MS = 9_800;

const run = async (): Promise<void> => {
  const settings = readSettings(process.env, root, keptSecret);
  // A composer writes to the store of the edges, which may run under another account.
  if (settings.role !== 'composer') keepFilesPrivate();
  const problem = await closeToOthers(settings.dataDir);
  if (problem) console.log(`注意：数据目录 ${settings.dataDir} 没有对其他用户关闭：${problem}`);
  const close = await start(settings);
  const stop = (signal: string) => {
    console.log(`收到 ${signal}，正在停止`);
    // Fallback if the orderly shutdown hangs.
    setTimeout(() => process.exit(1), settings.operations.drainDelayMs + STOP_MS).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
};

/** @returns stops the process's services */
const start = async (settings: Settings): Promise<() => Promise<void>> => {
  if (settings.role === 'sandbox') {
    const sandbox = await startSandboxService(settings, systemClock);
    console.log(`沙箱（代替微信、QQ 与支付宝）：${sandbox.url}`);
    return sandbox.close;
  }
  return (await startServer({ settings, root, clock: systemClock })).close;
};

run().catch((error: unknown) => {
  const expected = error instanceof InvalidSettings || error instanceof DataFolderBusy;
  console.error(expected ? error.message : error);
  process.exit(1);
});
