import { systemClock } from './clock.ts';
import { DataFolderBusy } from './db/embedded-lock.ts';
import { startSandboxService } from './open-sandbox.ts';
import { findProjectRoot } from './project.ts';
import { startServer } from './server.ts';
import { keptSecret } from './settings/kept-secret.ts';
import { closeToOthers, keepFilesPrivate } from './settings/private-files.ts';
import { InvalidSettings, readSettings, type Settings } from './settings.ts';
import { watchMemory } from './watch-memory.ts';

const root = findProjectRoot();
const STOP_MS = 9_800;

/** What runs in this process: nothing until the start is complete. */
let running = { close: async (): Promise<void> => undefined, drainDelayMs: 0 };
let exitCode = 0;
let draining = false;

const run = async (): Promise<void> => {
  const settings = readSettings(process.env, root, keptSecret);
  // A composer writes to the store of the edges, which may run under another account.
  if (settings.role !== 'composer') keepFilesPrivate();
  const problem = await closeToOthers(settings.dataDir);
  if (problem) console.log(`注意：数据目录 ${settings.dataDir} 没有对其他用户关闭：${problem}`);
  running = { close: await start(settings), drainDelayMs: settings.operations.drainDelayMs };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => drain(`收到 ${signal}`));
  watchMemory({ end: drain });
};

const drain = (reason: string): void => {
  if (draining) return;
  draining = true;
  console.log(`${reason}，正在停止`);
  // Fallback if the orderly shutdown hangs.
  setTimeout(() => process.exit(1), running.drainDelayMs + STOP_MS).unref();
  running.close().then(
    () => process.exit(exitCode),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
};

/** An error that nothing handled may leave the process damaged: it finishes its requests and ends. */
const endAfter = (thrown: unknown, origin: NodeJS.UncaughtExceptionOrigin): void => {
  exitCode = 1;
  const { name, message, stack } = thrown instanceof Error ? thrown : new Error(String(thrown));
  const line = { level: 60, time: Date.now(), pid: process.pid, err: { type: name, message, stack }, msg: origin };
  console.error(JSON.stringify(line));
  drain('出现未处理的错误');
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

// Node passes unhandled rejections here too; `origin` tells them apart.
process.on('uncaughtException', endAfter);

run().catch((error: unknown) => {
  const expected = error instanceof InvalidSettings || error instanceof DataFolderBusy;
  console.error(expected ? error.message : error);
  process.exit(1);
});
