import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findProjectRoot, runsFromBundle } from '../project.ts';
import type { EmbeddedAddress } from './embedded-address.ts';
import { DataFolderBusy } from './embedded-lock.ts';

export type EmbeddedDatabase = {
  address: EmbeddedAddress;
  /** Of the child; changes when it had to be restarted. */
  pid(): number | undefined;
  stop(): Promise<void>;
};

type Options = {
  dataDir: string;
  /** Called when the child ended on its own; it is started again unless that fails too. */
  onCrash?: (reason: string) => void;
};

/** @throws DataFolderBusy when another process runs a database on the folder. */
export const startEmbedded = async ({ dataDir, onCrash = () => {} }: Options): Promise<EmbeddedDatabase> => {
  let stopping = false;
  let child: ChildProcess;

  const watch = (started: ChildProcess) => {
    started.once('exit', (code, signal) => {
      if (stopping) return;
      onCrash(`数据库进程意外结束 (${signal ?? code})，正在重新启动`);
      launch(dataDir).then(
        ({ process: next }) => {
          child = next;
          if (stopping) next.kill('SIGTERM');
          else watch(next);
        },
        (error: Error) => onCrash(`数据库进程无法重新启动：${error.message}`),
      );
    });
  };

  const first = await launch(dataDir);
  child = first.process;
  watch(child);
  return {
    address: first.address,
    pid: () => child.pid,
    stop: async () => {
      stopping = true;
      await end(child);
    },
  };
};

const launch = (dataDir: string): Promise<{ process: ChildProcess; address: EmbeddedAddress }> =>
  new Promise((resolve, reject) => {
    const { script, execArgv } = childProgram();
    const child = fork(script, [dataDir], { execArgv, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    let settled = false;
    const fail = (error: Error) => {
      settled = true;
      reject(error);
    };
    child.once('error', fail);
    child.once('exit', (code) => {
      if (!settled) fail(new Error(`嵌入式数据库没有启动 (退出码 ${code})`));
    });
    child.on('message', (message: { ready?: EmbeddedAddress; refused?: number; failed?: string }) => {
      if (message.refused) return fail(new DataFolderBusy(dataDir, message.refused));
      if (message.failed) return fail(new Error(`嵌入式数据库没有启动：${message.failed}`));
      if (!message.ready) return;
      settled = true;
      resolve({ process: child, address: message.ready });
    });
  });

const STOP_LIMIT_MS = 10_000;

const end = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    if (child.connected) child.send('stop');
    else child.kill('SIGTERM');
  });

const childProgram = (): { script: string; execArgv: string[] } => {
  const root = findProjectRoot();
  if (runsFromBundle(root)) return { script: path.join(root, 'server/dist/embedded-database.js'), execArgv: [] };
  const tsx = createRequire(path.join(root, 'package.json')).resolve('tsx');
  return {
    script: path.join(root, 'server/src/db/embedded-database.ts'),
    execArgv: ['--import', pathToFileURL(tsx).href],
  };
};
